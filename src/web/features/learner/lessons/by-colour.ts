import type { Shown } from "#domain/learner/lessons/lesson.ts";
import type { Translate } from "#web/platform/i18n.tsx";

const shapeOf = ({ material }: Shown) =>
  material?.kind === "shapes" && material.shapes.length === 1 ? material.shapes[0] : undefined;

/** Choices that only their colour tells apart are called by it: "this one" says nothing to who listens. */
export function namedByColour(choices: readonly Shown[], t: Translate): readonly Shown[] {
  const [first] = choices;
  const same = first === undefined ? undefined : shapeOf(first)?.shape;
  if (same === undefined || choices.some((each) => shapeOf(each)?.shape !== same)) return choices;
  return choices.map((each) => {
    const colour = shapeOf(each)?.colour;
    return colour === undefined ? each : { ...each, say: t(`materials.colour.${colour}`) };
  });
}
