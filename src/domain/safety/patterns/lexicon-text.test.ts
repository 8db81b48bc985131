import { describe, expect, it } from "vitest";
import { parseLexicon } from "./lexicon-text.ts";

const parse = (text: string) => parseLexicon([{ name: "rules.txt", text }]);

describe("the rules as text", () => {
  it("reads lists, patterns by kind and context, spellings, sounds and foul words", () => {
    const lexicon = parse(`# A comment
[list adult]
dad, step dad,
uncle
[rules abuse unless play, story]
<adult> hits me
[context play]
in the game
[reply secrecy]
our secret
[spellings]
becuz, bcuz = because
[sounds]
ph f
h -
[idioms]
hit the road
[foul]
darn
[not foul]
dam`);
    expect(lexicon).toMatchObject({
      lists: { adult: ["dad", "step dad", "uncle"] },
      rules: [{ kind: "abuse", unless: ["play", "story"], patterns: ["<adult> hits me"] }],
      contexts: { play: ["in the game"] },
      replies: [{ fault: "secrecy", patterns: ["our secret"] }],
      spellings: { becuz: "because", bcuz: "because" },
      sounds: [
        { letters: "ph", sound: "f" },
        { letters: "h", sound: "" },
      ],
      idioms: ["hit the road"],
      foul: ["darn"],
      notFoul: ["dam"],
    });
  });

  it("reads what must show, and what must not, beside a rule", () => {
    const { rules } = parse("[rules abuse given days, hunger unless trip]\nmom gone");
    expect(rules).toEqual([
      { kind: "abuse", given: ["days", "hunger"], unless: ["trip"], patterns: ["mom gone"] },
    ]);
  });

  it("inflects verbs by the endings of their class", () => {
    const { lists } = parse(
      "[endings ar]\nfinite o, a\ninfinitive ar\nme arme, ame\n[verbs hits]\npeg/pegu ar",
    );
    expect(lists.hits).toEqual(["pego", "pega", "peguo", "pegua"]);
    expect(lists["hits.infinitive"]).toEqual(["pegar", "peguar"]);
    expect(lists["hits.me"]).toEqual(["pegarme", "pegame", "peguarme", "peguame"]);
  });

  it.each([
    ["dad", "rules.txt, line 1: a section"],
    ["[list x]\na\n[rules nonsense]\nb", 'rules.txt, line 3: there is no kind "nonsense"'],
    ["[list x]\na, bad\nthings, c", "rules.txt, line 2: a comma is wanted"],
    ["[rule abuse]", "rules.txt, line 1: there is no section [rule]"],
    ["[reply kindness]\nx", 'rules.txt, line 1: there is no fault "kindness"'],
    ["[spellings]\nbecuz because", "rules.txt, line 2"],
    ["[verbs hits]\npeg ar", 'rules.txt, line 2: there are no endings "ar"'],
  ])("%j is refused with its place", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
