import { add, rational } from "../../rational.ts";
import { hasRole, type NumberToken, type Token } from "./token.ts";

/** What each number counts: the unit after it, or the word. Percent by a word; hours and minutes are minutes. */
export function counted(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const half = halfMore(tokens, at);
    if (half !== null) {
      const before = found.at(-1);
      const isCounted = before?.kind === "number" && before.unit === half.unit;
      if (isCounted) found.pop();
      found.push({ ...half, value: add(isCounted ? before.value : rational(1), half.value) });
      at += 2;
      continue;
    }
    if (token.kind !== "number") {
      found.push(token);
      continue;
    }
    const next = tokens[at + 1];
    if (next?.kind === "word" && next.roles.includes("percent")) {
      found.push({ ...token, isPercent: true });
      at += 1;
      continue;
    }
    const near = [tokens[at + 1], tokens[at + 2]];
    const unit = near.find(
      (each, index) =>
        each?.kind === "word" &&
        each.unit !== undefined &&
        (index === 0 ||
          isNoun(near[0]) ||
          hasRole(near[0], "of") ||
          (token.isWord === true && hasRole(near[0], "per"))),
    );
    if (unit?.kind === "word" && token.group === undefined)
      found.push({ ...token, unit: unit.unit, group: unit.group, noun: unit.unit });
    else found.push(isNoun(next) ? { ...token, noun: next.word } : token);
  }
  return withCents(found);
}

/** "2 pesos con 50 centavos": one amount. */
function withCents(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, place) => {
    const [, , cents] = tokens.slice(place + 1);
    const isJoint = hasRole(tokens[place + 2], "and", "with");
    return (
      isJoint &&
      token.kind === "number" &&
      token.unit === "peso" &&
      cents?.kind === "number" &&
      cents.unit === "cent"
    );
  });
  const [pesos, , , cents] = tokens.slice(Math.max(0, at));
  if (at < 0 || pesos?.kind !== "number" || cents?.kind !== "number") return tokens;
  const value = add(pesos.value, rational(cents.value.top, cents.value.bottom * 100));
  return [...tokens.slice(0, at), { ...pesos, value, form: "decimal" }, ...tokens.slice(at + 4)];
}

/** "Un kilo y medio": the half is of the unit before it. Of hours it is minutes, which whoever reads times adds. */
function halfMore(tokens: readonly Token[], at: number): NumberToken | null {
  const [unit, and, half] = tokens.slice(at, at + 3);
  const isHalf = half?.kind === "number" && half.isWord === true && hasRole(and, "and");
  if (unit?.kind !== "word" || !isHalf || !["mass", "volume", "length"].includes(unit.group ?? ""))
    return null;
  return { ...half, unit: unit.unit, group: unit.group, noun: unit.unit, isWord: false };
}

const isNoun = (token: Token | undefined): token is Token & { kind: "word" } =>
  token?.kind === "word" && token.roles.length === 0 && token.unit === undefined;
