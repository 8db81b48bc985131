import type { Desk } from "../desk.ts";
import { type Heard, isUnclear, isWeak, type Part } from "./part.ts";

/** A longer message tells a story, and asks one thing at its end. */
export const STORY = 36;

/** What a word gives away is answered beside what the part of the message means. */
export function withSubjects(desk: Desk, { parts, ...heard }: Heard): Heard {
  return besides({ ...heard, parts: parts.map((part) => bySubject(desk, part)) });
}

/** What is not understood is what a word of it gives away, where that leaves hardly a word open. */
function bySubject({ answerer }: Desk, part: Part): Part {
  const [area, ...beside] = part.beside;
  const isOpen = isUnclear(part.meaning) || (part.meaning.kind === "fact" && isWeak(part));
  if (!isOpen || area === undefined || part.reading.tokens.length > STORY) return part;
  const open = answerer.unexplained({ id: `-${area.id}` }, part.question.message);
  return open.length > 1
    ? { ...part, beside: [] }
    : { ...part, meaning: { kind: "outside", area }, confidence: 1, beside };
}

function besides(heard: Heard): Heard {
  const named = new Set(
    heard.parts.map(({ meaning }) => (meaning.kind === "outside" ? meaning.area?.id : "")),
  );
  const others = heard.parts.flatMap((part) => {
    if (part.reading.tokens.length > STORY) return [];
    return part.beside
      .filter(({ id }) => !named.has(id))
      .map((area): Part => ({ ...part, meaning: { kind: "outside", area }, confidence: 1, beside: [] }));
  });
  return { ...heard, parts: [...heard.parts, ...others] };
}
