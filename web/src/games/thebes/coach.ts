// The lesson: the first weeks of a season, explained on the board, and what newcomers lose by.

import { coachingWith, may, type Scene } from "../../coach/coaching";
import { artifacts, REGIONS, sum, weekOf, type Has, type Region, type View } from "./view";

type Here = Scene<View>;

/** With so many books a dig brings a card every other week. */
const ENOUGH = 4;
/** With so few it takes weeks for a single card. */
const FEW = 2;
/** Most seasons end before week 50. */
const LATE = 30;

const mine = ({ view, me }: Here): Has => view["players-have"][me];
const turn = ({ view }: Here): boolean => view.step === "turn";
const digs = (scene: Here): Region[] => REGIONS.filter((region) => may(scene, `dig ${region}`));
const books = (scene: Here, region: Region): number => mine(scene).usable[region];
const most = (scene: Here): number => Math.max(0, ...digs(scene).map((region) => books(scene, region)));
/** The lands of which I have most books. */
const favourites = (scene: Here): Region[] => {
  const special = mine(scene).special;
  const best = Math.max(...REGIONS.map((region) => special[region]));
  return best ? REGIONS.filter((region) => special[region] === best) : [];
};
/** Fields of the display with books of a land I know. */
const further = (scene: Here): string[] =>
  scene.view.display.flatMap((card, i) => (card?.card === "special" && favourites(scene).includes(card.region as Region) ? [`field-${i + 1}`] : []));
const found = (scene: Here): number => REGIONS.reduce((all, region) => all + artifacts(mine(scene).finds[region]), 0);
const studied = (scene: Here): boolean => favourites(scene).length > 0;
const permits = (scene: Here): number => sum(mine(scene).permits);

export const coaching = coachingWith<View>({
  steps: [
    { id: "road", explains: true, when: turn, at: () => ["road"] },
    {
      id: "take",
      when: (scene) => turn(scene) && !studied(scene) && may(scene, "take"),
      at: (scene) => scene.view.display.flatMap((card, i) => (card?.card === "special" ? [`field-${i + 1}`] : [])),
    },
    { id: "mat", explains: true, when: (scene) => turn(scene) && studied(scene), at: () => ["knowledge"] },
    { id: "books", when: (scene) => turn(scene) && most(scene) < ENOUGH && further(scene).length > 0, at: further },
    {
      id: "professor",
      explains: true,
      when: (scene) => turn(scene) && scene.played >= 2,
      at: () => ["professor"],
      facts: ({ view }) => ({ least: view["professors-least"].egypt, points: view["professors-points"].egypt }),
    },
    {
      id: "dig",
      when: (scene) => turn(scene) && most(scene) >= ENOUGH,
      at: (scene) => digs(scene).flatMap((region) => (books(scene, region) === most(scene) ? [`pile-${region}`] : [])),
    },
    {
      id: "finds",
      explains: true,
      when: (scene) => turn(scene) && found(scene) > 0,
      at: () => ["exhibition-*"],
    },
  ],
  moves: 8,
  warnings: [
    { id: "thin", when: (scene) => turn(scene) && digs(scene).length > 0 && most(scene) <= FEW, at: (scene) => digs(scene).map((region) => `pile-${region}`) },
    {
      id: "late",
      when: (scene) => turn(scene) && weekOf(scene.view, scene.me) >= LATE && permits(scene) > 2 && most(scene) >= ENOUGH,
      at: (scene) => digs(scene).map((region) => `pile-${region}`),
      facts: (scene) => ({ permits: permits(scene) }),
    },
  ],
});
