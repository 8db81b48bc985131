import gemCave from "#web/assets/art/gem-cave.svg";
import gemLeaf from "#web/assets/art/gem-leaf.svg";
import gemRiver from "#web/assets/art/gem-river.svg";
import gemTree from "#web/assets/art/gem-tree.svg";
import caveTall from "#web/assets/art/scene-cave-tall.svg";
import caveWide from "#web/assets/art/scene-cave-wide.svg";
import jungleTall from "#web/assets/art/scene-jungle-tall.svg";
import jungleWide from "#web/assets/art/scene-jungle-wide.svg";
import riverTall from "#web/assets/art/scene-river-tall.svg";
import riverWide from "#web/assets/art/scene-river-wide.svg";
import storyTall from "#web/assets/art/scene-story-tall.svg";
import storyWide from "#web/assets/art/scene-story-wide.svg";

type Stop = {
  /** Where the step happens: composed for tablets, and for phones. */
  readonly wide: string;
  readonly tall: string;
  /** What is found there. */
  readonly gem: string;
};

/** The places of the jungle, by the id of their step. */
const stops: Readonly<Record<string, Stop>> = {
  jungle_entrance: { wide: jungleWide, tall: jungleTall, gem: gemLeaf },
  math_river: { wide: riverWide, tall: riverTall, gem: gemRiver },
  story_tree: { wide: storyWide, tall: storyTall, gem: gemTree },
  crystal_cave: { wide: caveWide, tall: caveTall, gem: gemCave },
};

/** The place of a step; the cave, where the way ends, for any other. */
export function stopOf(step: string): Stop {
  return stops[step] ?? { wide: caveWide, tall: caveTall, gem: gemCave };
}
