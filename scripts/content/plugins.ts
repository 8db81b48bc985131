import { articles } from "../articles/plugin.ts";
import { coast } from "../coast/plugin.ts";
import { day } from "../day/plugin.ts";
import { lessons } from "../lessons/plugin.ts";
import { packs } from "../packs/plugin.ts";
import { practice } from "../practice/plugin.ts";

/** Content that is YAML or Markdown, as modules: the build and the tests read it by the same plugins. */
export const contentPlugins = () => [articles(), lessons(), day(), coast(), packs(), practice()];
