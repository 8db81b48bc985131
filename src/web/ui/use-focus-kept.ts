import { useEffect } from "react";

const REACHED_BY_TAB =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

/**
 * Where what has the focus leaves the page, such as an entry of a list that is done, the focus goes on to what has taken
 * its place, to what follows it, else to what stands before it or around it. Where the whole page gave way to another, as after signing in, it goes
 * to the heading of that. A browser lets it fall back to the beginning of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    /** What has the focus, and all that it stands in, from the inside out. */
    let held: readonly Node[] = [];
    const note = ({ target }: FocusEvent) => {
      held = target instanceof Element ? [...around(target)] : [];
    };
    const observer = new MutationObserver((changes) => {
      if (held[0]?.isConnected !== false || !isLost()) return;
      const removal = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => held.includes(node)),
      );
      // A dialog or a list of choices that closes gives the focus back first.
      setTimeout(() => {
        if (removal === undefined || !isLost()) return;
        if ([...removal.removedNodes].some(isPage)) return focusHeading();
        [...inPlaceOf(removal, changes), ...near(removal)]
          .find((each) => each.isConnected && each.checkVisibility())
          ?.focus();
      });
    });
    document.addEventListener("focusin", note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, []);
}

const isPage = (node: Node) => node.nodeName === "MAIN";

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

/** In a dialog what loses the focus leaves it to the dialog as a whole. */
const isLost = () => document.activeElement === document.body || document.activeElement?.role === "dialog";

function* around(node: Node | null): Generator<Node> {
  for (let each = node; each !== null; each = each.parentNode) yield each;
}

/** What can have the focus in what was put where something was removed. */
const inPlaceOf = (removal: MutationRecord, changes: readonly MutationRecord[]) =>
  changes
    .filter(({ target, nextSibling }) => target === removal.target && nextSibling === removal.nextSibling)
    .flatMap(({ addedNodes }) => [...addedNodes].flatMap(within));

/** What can have the focus, the nearest to what was removed first. */
function* near({ nextSibling, previousSibling, target }: MutationRecord): Generator<HTMLElement> {
  for (let each = nextSibling; each !== null; each = each.nextSibling) yield* within(each);
  for (let each = previousSibling; each !== null; each = each.previousSibling) yield* within(each);
  for (const each of around(target)) yield* within(each);
}

function within(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(REACHED_BY_TAB)];
  return node.matches(REACHED_BY_TAB) ? [node, ...inside] : inside;
}
