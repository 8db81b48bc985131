/** Mails lead to `#item-…`, which is not there yet when the browser looks for it. */
export function showLinked(): void {
  const linked = /^#item-([\w-]+)$/.exec(location.hash)?.[1];
  const found = linked === undefined ? null : document.querySelector<HTMLElement>(`[data-item="${linked}"]`);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}
