import { useState } from "react";
import { createRoot } from "react-dom/client";
import { materials as es } from "./src/content/copy/es/materials.ts";
import { materials as en } from "./src/content/copy/en/materials.ts";
import { moved } from "./src/domain/learner/materials/materials.ts";
import { Material } from "./src/web/child/materials/material.tsx";
import { LocaleContext, translator } from "./src/web/platform/i18n.tsx";
const n = (id: string, picture?: string) => ({ id, say: id, picture });
const SH = { shape: "square", colour: "red", size: "large", turned: 0, line: null };
const LIST: any[] = [
 [{ kind: "golden-beads", thousands: 0, hundreds: 0, tens: 2, ones: 13 }, { tens: 3, ones: 3 }],
 [{ kind: "golden-beads", thousands: 1, hundreds: 2, tens: 10, ones: 4 }, { value: 1304 }],
 [{ kind: "ten-frame", frames: 2, red: 8, blue: 5 }, { total: 13 }],
 [{ kind: "number-line", from: 0, to: 20, step: 1, labels: "all", at: 12, jumps: [5, 4] }, { at: 12 }],
 [{ kind: "number-line", from: -5, to: 5, step: 0.5, labels: [-5, 0, 5], at: -1.5, jumps: [-2] }, { at: 12, jumps: 1 }],
 [{ kind: "number-rods", rods: [1, 4, 6, 7, 10], first: [2, 3], second: [5] }, { same: true }],
 [{ kind: "place-cards", cards: [2000, 60, 7], laid: [300, 40, 5] }, { value: 1 }],
 [{ kind: "bar-model", bars: [{ name: "Ana", parts: [6, 6, 6] }, { name: "Beto", parts: [10, "?"] }] }, { total2: 18, parts1: 3 }],
 [{ kind: "fraction-bars", wholes: [{ of: 4, filled: 3 }, { of: 8, filled: 5 }] }, { value1: "3/4", filled2: 6 }],
 [{ kind: "fraction-circles", wholes: [{ of: 3, filled: 1 }, { of: 6, filled: 2 }] }, { equal: true }],
 [{ kind: "clock", minutes: 220, step: 5 }, { time: "3:45" }],
 [{ kind: "coins", purse: [100, 50, 20, 10, 5, 2, 1, 0.5], paid: [20, 5], price: 37.5 }, { paid: 37.5 }],
 [{ kind: "ruler", size: 15, thing: { length: 7, picture: "leaf" }, from: 2, mark: 9 }, { mark: 7, from: 0 }],
 [{ kind: "grid", columns: 6, rows: 5, filled: [[1, 1], [2, 1], [1, 2], [2, 2]] }, { area: 6 }],
 [{ kind: "balance", left: ["x", "x", 2], right: [5, 3], shelf: [1, 2, 4], x: 4 }, { alone: true }],
 [{ kind: "letters", tiles: ["ma", "pa", "no", "o", "t"], laid: ["ma", "no"], picture: "hand" }, { word: "mano" }],
 [{ kind: "strips", tiles: ["in the river", "slowly"], laid: ["the green frog", "jumps"], roles: { jumps: "verb", slowly: "adverb", "the green frog": "noun" } }, { sentence: "x" }],
 [{ kind: "trays", trays: [n("Lives in the sea", "wave"), n("Lives on land", "tree")], things: [n("crab", "crab"), n("whale", "whale"), n("dog", "dog"), n("hen", "hen"), n("turtle", "turtle")], sorted: { crab: "Lives in the sea", dog: "Lives on land" } }, { whale: "x" }],
 [{ kind: "timeline", cards: [n("egg", "egg"), n("caterpillar", "caterpillar"), n("butterfly", "butterfly"), n("The Mexican Revolution begins", undefined)], laid: ["egg"] }, { order: "x" }],
 [{ kind: "map", of: "village", places: [{ ...n("school", "school"), at: [2, 1] }, { ...n("market", "market"), at: [5, 4] }, { ...n("bridge"), at: [3, 5] }], pins: ["school"], here: [2, 3] }, { here: "market" }],
 [{ kind: "map", of: "mexico", places: [{ ...n("Puerto Vallarta"), at: [-105.2, 20.6] }, { ...n("Ciudad de México"), at: [-99.1, 19.4] }], pins: ["Ciudad de México"], here: null }, { pins: "x" }],
 [{ kind: "map", of: "world", places: [{ ...n("Mexico"), at: [-102, 23] }, { ...n("Kenya"), at: [37, 0] }], pins: [], here: null }, { pins: "x" }],
 [{ kind: "chart", columns: [{ ...n("mango", "mango"), value: 6 }, { ...n("lime", "lime"), value: 3 }, { ...n("papaya", "papaya"), value: 8 }], most: 10, each: 1 }, { mango: 1 }],
 [{ kind: "shapes", shapes: [{ id: "a", ...SH }, { id: "b", ...SH, shape: "cube", colour: "blue" }, { id: "c", ...SH, shape: "hexagon", colour: "yellow", line: 90 }, { id: "d", ...SH, shape: "cylinder", colour: "green" }, { id: "e", ...SH, shape: "right-triangle", size: "small" }, { id: "f", ...SH, shape: "pyramid", colour: "yellow" }], picked: ["b"] }, { picked: "x" }],
];
const q = new URLSearchParams(location.search);
const lang = (q.get("l") ?? "en") as "en" | "es";
const locale = { language: lang, t: translator(lang === "en" ? en : es), setLanguage: () => {} };
function One({ at }: { at: number }) {
  const [s, set] = useState(LIST[at][0]);
  return <div className="lesson-middle" id={`m${at}`} style={{ margin: "12px auto" }}><Material state={s} goal={LIST[at][1]} onMove={(m) => set((x: any) => moved(x, m) ?? x)} lit={q.get("lit")} /></div>;
}
createRoot(document.getElementById("r")!).render(<LocaleContext value={locale}>{LIST.map((_, i) => <One key={i} at={i} />)}</LocaleContext>);
