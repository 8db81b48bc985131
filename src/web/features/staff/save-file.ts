/** Hands an export to the browser as a file. Who it is about stands in it, and not in its name. */
export function saveFile(what: "family" | "child" | "chat", found: { readonly exportedAt: string }): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(found, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${what}-${found.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser has taken the bytes by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(url));
}
