// The lesson: the first turns of a game, explained on the frieze, and what newcomers lose by: historians never sent.

import { coachingWith, may, type Scene } from "../../coach/coaching";
import { facesOf, monumentOf, type View } from "./view";

type Here = Scene<View>;

// On phones, `hand-tab` and `deck` are also the tabs behind which cards lie.

/** Cards left for each player when it is time to think of the historians at home. */
const FEW_CARDS = 8;

const acting = ({ view }: Here): boolean => view.step === "acting" || view.step === "ending";
const building = (scene: Here): string[] => scene.view.hand.filter((card) => may(scene, `build ${card}`));
/** The monument of which I hold most cards that can be built now. */
const best = (scene: Here): string => {
  const monuments = building(scene).map(monumentOf);
  return monuments.toSorted((one, other) => count(monuments, other) - count(monuments, one))[0] ?? "";
};
const count = (all: string[], each: string): number => all.filter((other) => other === each).length;
/** What my historians cost me if none of them is sent any more. */
const cost = ({ view, me }: Here): number => view.figures.unused[view.historians[me]];
const built = ({ view, me }: Here): string[] => Object.keys(view.columns[me]);
const scoring = (scene: Here): string[] =>
  scene.view.hand.filter((card) => may(scene, `score ${card}`) && scene.view.symbols[scene.me][facesOf(scene.view)[card].symbol] > 0);

export const coaching = coachingWith<View>({
  steps: [
    {
      id: "hand",
      explains: true,
      when: acting,
      at: ({ view }) => ["hand-tab", ...view.hand.map((card) => `card-${card}`)],
      facts: ({ view }) => ({ actions: view.figures.actions }),
    },
    {
      id: "build",
      when: (scene) => acting(scene) && building(scene).length > 0,
      at: (scene) => [
        "hand-tab",
        ...building(scene)
          .filter((card) => monumentOf(card) === best(scene))
          .map((card) => `card-${card}`),
      ],
      facts: (scene) => ({ monument: best(scene) }),
    },
    {
      id: "fame",
      explains: true,
      when: (scene) => acting(scene) && built(scene).length > 0,
      at: (scene) => built(scene).map((monument) => `monument-${monument}`),
    },
    { id: "draw", when: (scene) => acting(scene) && may(scene, "draw"), at: ({ view }) => ["deck", ...view.open.map((card) => `card-${card}`)] },
    {
      id: "pair",
      explains: true,
      when: (scene) => acting(scene) && scoring(scene).length > 0,
      at: (scene) => ["hand-tab", ...scoring(scene).map((card) => `card-${card}`)],
    },
    {
      id: "history",
      explains: true,
      when: (scene) => acting(scene) && scene.view.reach[scene.me] > 0 && scene.view["may-write"],
      at: () => ["history"],
      facts: ({ view, me }) => ({ cards: view.reach[me] }),
    },
    {
      id: "historian",
      explains: true,
      when: (scene) => acting(scene) && scene.view["may-write"],
      at: () => ["historian"],
      facts: (scene) => ({ count: scene.view.historians[scene.me], cost: cost(scene) }),
    },
  ],
  moves: 18,
  warnings: [
    {
      id: "unsent",
      when: (scene) => acting(scene) && cost(scene) > 0 && scene.view["may-write"] && scene.view.deck <= FEW_CARDS * scene.view.historians.length,
      at: () => ["historian"],
      facts: (scene) => ({ count: scene.view.historians[scene.me], cost: cost(scene) }),
    },
  ],
});
