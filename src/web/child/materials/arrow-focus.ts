/** The nearest other button of the material in the direction of an arrow key gets the focus. */
export function focusNext(root: Element, from: Element, key: string): void {
  const here = middle(from);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const others = [...root.querySelectorAll<HTMLElement>("button")].filter((each) => each !== from);
  const near = others
    .map((each) => {
      const at = middle(each);
      const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
      const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
      return { each, along, far: along + aside * 2 };
    })
    .filter(({ along }) => along > 4)
    .sort((one, other) => one.far - other.far);
  near[0]?.each.focus();
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
