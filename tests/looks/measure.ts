/** What is wrong with how the page looks now. It runs in the page, so it holds all it needs. */
export function faultsOfPage(): string[] {
  const faults: string[] = [];
  const { clientWidth: width, scrollWidth, scrollHeight } = document.documentElement;
  const name = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return `${element.getAttribute("class")?.split(" ")[0] ?? element.tagName} "${label.slice(0, 40)}"`;
  };
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.closest(".read-only-aloud, .help-news") === null;
  };
  const shared = (a: DOMRect, b: DOMRect) => ({
    w: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    h: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  if (scrollWidth > width) faults.push("sideways: the page scrolls");
  for (const tray of document.querySelectorAll(".material-tray")) {
    const over = tray.scrollWidth - tray.clientWidth;
    if (over > 1) faults.push(`sideways: the mat scrolls by ${over} px`);
  }

  for (const element of [...document.querySelectorAll("#root *")].filter(isSeen)) {
    if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0)
      faults.push(`picture: ${element.getAttribute("src")}`);
    const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!isWritten || !(element instanceof HTMLElement)) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const isCut =
      style.overflow !== "visible" &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    const isOut = text.right > box.right + 2 || text.left < box.left - 2;
    if (isCut || isOut || box.left < -1 || box.right > width + 1) faults.push(`cut: ${name(element)}`);
    if (Number.parseFloat(style.fontSize) < 16) faults.push(`small: ${name(element)} ${style.fontSize}`);
    if (/^[a-z]+(\.[a-z-]+){1,4}$/.test(element.textContent ?? "")) faults.push(`key: ${name(element)}`);
  }

  for (const mat of document.querySelectorAll(".material-mat, .material-still")) {
    const on = mat.getBoundingClientRect();
    const isLayered = mat.closest('[data-kind="place-cards"]') !== null;
    const texts = [...mat.querySelectorAll("text")].filter(isSeen);
    for (const [at, one] of texts.entries()) {
      const box = one.getBoundingClientRect();
      if (
        box.left < on.left - 3 ||
        box.right > on.right + 3 ||
        box.top < on.top - 3 ||
        box.bottom > on.bottom + 3
      )
        faults.push(`cut: "${one.textContent}" leaves the mat`);
      // Cards of tens and ones are laid on one another: that is what they are for.
      for (const other of isLayered ? [] : texts.slice(at + 1)) {
        const { w, h } = shared(box, other.getBoundingClientRect());
        // A line of letters has a little room above and below them.
        if (w > 2 && h > box.height * 0.3 + 2)
          faults.push(`covered: "${one.textContent}" and "${other.textContent}" lie on each other`);
      }
    }
  }

  const controls = [...document.querySelectorAll(".child-main :is(button, a[href], input, textarea)")].filter(
    isSeen,
  );
  for (const [at, one] of controls.entries()) {
    const a = one.getBoundingClientRect();
    const least = one.matches(".material-piece") ? 24 : 63.5;
    if (Math.min(a.width, a.height) < least)
      faults.push(`finger: ${name(one)} ${Math.round(a.width)} × ${Math.round(a.height)}`);
    if (one.closest('[data-kind="place-cards"]') !== null) continue;
    for (const other of controls.slice(at + 1)) {
      // Each choice holds the button that says it.
      if (other.matches(".lesson-listen") && one.parentElement === other.parentElement) continue;
      const b = other.getBoundingClientRect();
      const { w, h } = shared(a, b);
      const smaller = Math.min(a.width * a.height, b.width * b.height);
      if (w > 1 && h > 1 && w * h > smaller * 0.05)
        faults.push(
          `covered: ${name(one)} and ${name(other)}, ${Math.round((100 * w * h) / smaller)} % of a button`,
        );
    }
  }

  // What scrolls under the corner is not read through it: the bar is paper there, or the page keeps clear of it.
  const corner = document.querySelector(".help-button")?.getBoundingClientRect();
  const bar = document.querySelector(".child-bar");
  if (corner !== undefined && bar !== null && getComputedStyle(bar).position !== "sticky") {
    const under = corner.bottom + (scrollHeight - innerHeight);
    for (const element of [...document.querySelectorAll(".child-main :is(p, b, h1, h2, button)")].filter(
      isSeen,
    )) {
      const { right, top } = element.getBoundingClientRect();
      if (right > corner.left + 4 && top > corner.bottom && top < under)
        faults.push(`covered: ${name(element)} scrolls under the corner`);
    }
  }
  return [...new Set(faults)];
}
