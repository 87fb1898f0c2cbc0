// The lesson: figures, plans, journeys and the first claims, explained on the map, and what newcomers lose by.

import { coachingWith, may, touched, type Scene } from "../../coach/coaching";
import { COLOURS, count, KINDS, siteOf, type Colour, type ViewNow } from "./view";

type Here = Scene<ViewNow>;

/** With so many fragments of one colour a rival may soon have all four parts. */
const DANGEROUS = 3;

/** A rival who may soon be done. */
const ahead = ({ view, me }: Here): number =>
  view.players.findIndex((player, seat) => seat !== me && COLOURS.some((colour) => player.fragments[colour].length >= DANGEROUS));
const withFinds = ({ view }: Here): string[] => view.sites.filter(({ fragments }) => count(fragments) > 0).map(({ number }) => `site-${number}`);
/** The colours of which I hold a part twice. */
const doubled = ({ view, me }: Here): Colour[] =>
  COLOURS.filter((colour) => new Set(view.players[me].fragments[colour]).size < view.players[me].fragments[colour].length);

export const coaching = coachingWith<ViewNow>({
  steps: [
    { id: "put", when: (scene) => scene.view.step === "putting", at: ({ view }) => [`site-${view.rolled}`] },
    { id: "goal", explains: true, when: ({ view }) => view.step === "planning", at: () => ["collection"] },
    { id: "finds", explains: true, when: (scene) => scene.view.step === "planning" && withFinds(scene).length > 0, at: withFinds },
    { id: "plan", when: ({ view }) => view.step === "planning", at: () => KINDS.map((kind) => `ticket-${kind}`) },
    { id: "travel", when: ({ view }) => view.step === "travelling", at: (scene) => touched(scene, "site-") },
    {
      id: "claim",
      when: (scene) => scene.view.step === "claiming" && may(scene, "take"),
      at: ({ view }) => [`site-${view.site}`],
      facts: ({ view }) => ({ fragments: count(siteOf(view, view.site!).fragments) }),
    },
    { id: "use", when: ({ view }) => view.step === "using", at: ({ view }) => [`site-${view.site}`] },
  ],
  moves: 16,
  warnings: [
    { id: "double", when: (scene) => scene.view.step === "planning" && doubled(scene).length > 0, at: () => ["collection"] },
    {
      id: "rival",
      when: (scene) => scene.view.step === "planning" && ahead(scene) >= 0,
      at: (scene) => KINDS.map((kind) => `figure-${ahead(scene)}-${kind}`),
    },
  ],
});
