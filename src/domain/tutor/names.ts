type NamesIn<Line extends string, Found = never> = Line extends `${infer Name} ${infer Rest}`
  ? NamesIn<Rest, Found | Name>
  : Found | Line;

/** Many names, a blank between each, as a list of which each name is known. */
export const namesIn = <const Line extends string>(...lines: readonly Line[]): readonly NamesIn<Line>[] =>
  lines.flatMap((line) => line.split(" ") as NamesIn<Line>[]);
