import fc from "fast-check";

type Path = readonly (string | number)[];
type Node = Record<string | number, unknown>;

/** What JSON can say and JavaScript cannot write, or only with a stack that ends: set in where these marks stand. */
const RAW: Record<string, string> = {
  "\uE000infinite": "1e400",
  "\uE000minus": "-0",
  "\uE000tiny": "1e-400",
  "\uE000long": "123456789012345678901234567890.5",
  "\uE000list": `${"[".repeat(400)}${"]".repeat(400)}`,
  "\uE000deep": `${"[".repeat(25_000)}${"]".repeat(25_000)}`,
  "\uE000deeper": `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`,
};

const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, Number.MAX_VALUE, 2 ** 53 + 2, -(2 ** 31) - 1, 2 ** 63],
  ...Object.keys(RAW),
  ...["", " ", "\n", "null", "undefined", "NaN", "[object Object]", "__proto__", "constructor", "-1", "1e9"],
  ...["' OR 1=1 --", '"; --', "%00", "%", "_", "../../x", `$${"{7*7}"}`, "{{7*7}}", "<script>", "\\", "=1+1"],
  ...[
    "\u0000",
    "\ud800",
    "\udc00x",
    "\u202e",
    "\ufeff",
    "\u200b",
    "İ",
    "ﬀ",
    "𝕊𝕠𝕝",
    "👩‍👩‍👧",
    "e\u0301".repeat(50),
  ],
  ...[[], [[]], [null], {}, { length: 3 }, { toString: 1 }, { $ne: null }],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];
const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "id",
  "role",
  "",
];
const SALT = [
  "\u0000",
  "\ud83d",
  "\u202e",
  "\u001b[2J",
  "\r\n",
  "\u2028",
  "\t",
  "'",
  '"',
  "%",
  "\u200b",
  "\ufeff",
];

/** One thing wrong in a value: another kind, missing, too much, too long, too deep, or with odd letters in it. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const faults: fc.Arbitrary<(old: unknown, parent: Node, name: string | number) => void>[] = [
    fc.constantFrom(...WRONG).map((wrong) => (_, parent, name) => set(parent, name, wrong)),
    fc.constant((_, parent, name) => {
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else delete parent[name];
    }),
    fc.constantFrom(...KEYS).map((key) => (old, parent) => {
      const place = isNode(old) ? old : parent;
      if (!Array.isArray(place)) set(place, key, { polluted: true });
    }),
    fc.tuple(fc.constantFrom(...SALT), fc.nat()).map(([salt, at]) => (old, parent, name) => {
      const text = String(old);
      const place = at % (text.length + 1);
      set(parent, name, text.slice(0, place) + salt + text.slice(place));
    }),
    fc.constantFrom(70, 250, 3000, 25_000).map((length) => (old, parent, name) => {
      if (Array.isArray(old)) set(parent, name, Array(Math.min(length, 3000)).fill(old[0] ?? 1));
      else set(parent, name, `${old} `.repeat(Math.ceil(length / (String(old).length + 1))).slice(0, length));
    }),
    fc.constantFrom("list", "object").map((around) => (old, parent, name) => {
      set(parent, name, around === "list" ? [old] : { value: old });
    }),
  ];
  return fc.tuple(values, fc.nat(), fc.oneof(...faults)).map(([value, place, fault]) => {
    const root: Node = { value: structuredClone(value) };
    const paths = pathsOf(root);
    const path = paths[place % paths.length] ?? ["value"];
    const parent = path.slice(0, -1).reduce<unknown>((node, name) => (node as Node)[name], root) as Node;
    const name = path.at(-1) ?? "value";
    fault(parent[name], parent, name);
    return root.value;
  });
}

/** As JSON is written: `__proto__` is a name like any other. */
function set(parent: Node, name: string | number, value: unknown): void {
  Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The place of everything in a value, from the outside inwards. */
function pathsOf(root: Node): Path[] {
  const paths: Path[] = [];
  const visit = (node: Node, path: Path) => {
    for (const [name, value] of Object.entries(node)) {
      paths.push([...path, name]);
      if (isNode(value) && path.length < 6) visit(value, [...path, name]);
    }
  };
  visit(root, []);
  return paths;
}

/** The text that is sent for a value. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? "null").replace(/"(\uE000\w+)"/g, (whole, mark: string) => RAW[mark] ?? whole);
