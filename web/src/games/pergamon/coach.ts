// The lesson: the first rounds of a game, explained on the board, and what newcomers lose points by.

import { coachingWith, may, touched, type Scene } from "../../coach/coaching";
import type { View } from "./view";

type Here = Scene<View>;

/** Before the first round of visitors there is time to look at what they will do. */
const SECOND_ROUND = 2;
/** A row needs two finds. */
const LEAST_FINDS = 2;

const exhibiting = ({ view }: Here): boolean => view.step === "exhibiting";
const joinable = (scene: Here): boolean => exhibiting(scene) && may(scene, "row");
const shown = ({ view, me }: Here): View["museum"][number] => view.museum[me];
const next = ({ view }: Here): View["evaluations"][number] => view.evaluations.find(({ round }) => round >= view.calendar) ?? view.evaluations[0];

export const coaching = coachingWith<View>({
  steps: [
    {
      id: "funds",
      explains: true,
      when: ({ view }) => view.step === "placing",
      at: () => ["funds"],
      facts: ({ view }) => ({ bag: view["behind-backs"].bag.join("–"), chest: view["behind-backs"].chest.join("–") }),
    },
    { id: "place", when: ({ view }) => view.step === "placing", at: (scene) => touched(scene, "space-") },
    {
      id: "dig",
      when: (scene) => scene.view.step === "digging" && may(scene, "dig"),
      at: (scene) => touched(scene, "gallery-"),
      facts: (scene) => ({ count: touched(scene, "gallery-").length }),
    },
    {
      id: "shelf",
      when: (scene) => exhibiting(scene) && !joinable(scene),
      at: () => ["shelf"],
      facts: ({ view }) => ({ free: view["stored-free"] }),
    },
    {
      id: "evaluation",
      explains: true,
      when: ({ view }) => view.step === "placing" && view.calendar >= SECOND_ROUND,
      at: () => ["evaluation"],
      facts: (scene) => ({ round: next(scene).round }),
    },
    { id: "row", when: joinable, at: () => ["bench", "shelf"] },
    {
      id: "show",
      explains: true,
      when: (scene) => scene.view.step === "placing" && shown(scene).length > 0,
      at: ({ view, me }) => view.museum[me].map(({ marker }) => `marker-${me}-${marker}`),
    },
  ],
  moves: 14,
  warnings: [
    {
      id: "visitors",
      when: (scene) => joinable(scene) && shown(scene).length === 0 && next(scene).round === scene.view.calendar,
      at: () => ["bench"],
    },
    {
      id: "coins",
      when: (scene) => joinable(scene) && scene.view.calendar === scene.view.rounds && scene.view.coins[scene.me] > 0,
      at: () => ["polish", "worth"],
    },
    {
      id: "unshown",
      when: ({ view, me }) => view.step === "digging" && view.calendar === view.rounds && view.hands[me].length >= LEAST_FINDS,
      at: () => ["shelf"],
    },
  ],
});
