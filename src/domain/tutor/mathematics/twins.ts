import { type Kind, type Problem, problems } from "../../mathematics/problem.ts";
import { greatestCommon, leastCommon, rational } from "../../mathematics/rational.ts";

export const TWINS: Readonly<Partial<Record<Kind, Kind>>> = {
  ...{ multiple: "divisor", divisor: "multiple" },
  ...{ rectangle_area: "rectangle_perimeter", rectangle_perimeter: "rectangle_area" },
  ...{ circle_area: "circle_around", circle_around: "circle_area" },
  ...{ square_area: "square_perimeter", square_perimeter: "square_area" },
};

/** What else is asked of the same numbers: the area beside the way around. */
export function twinOf({ kind, told }: Pick<Problem, "kind" | "told">): Problem | null {
  const twin = TWINS[kind];
  const [a, b = a] = told;
  if (twin === undefined || a === undefined || b === undefined) return null;
  if (twin === "multiple") return problems.plain(twin, rational(leastCommon(a.top, b.top)), [a, b]);
  if (twin === "divisor") return problems.plain(twin, rational(greatestCommon(a.top, b.top)), [a, b]);
  if (twin === "circle_area") return problems.circle_area(a);
  if (twin === "circle_around") return problems.circle_around(a);
  if (twin === "rectangle_area") return problems.rectangle_area(a, b);
  if (twin === "rectangle_perimeter") return problems.rectangle_perimeter(a, b);
  return twin === "square_area" ? problems.square_area(a) : problems.square_perimeter(a);
}
