/** Hands bytes to the browser as a file. */
export function saveBytes(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(url));
}
