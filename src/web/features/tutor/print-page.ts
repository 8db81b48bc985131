/** Prints one page with a title and its lines, and nothing else of the screen. */
export function printPage(title: string, lines: readonly string[]): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) {
    frame.remove();
    return;
  }
  page.title = title;
  const heading = page.createElement("h1");
  heading.textContent = title;
  const paragraphs = lines.map((line) => {
    const paragraph = page.createElement("p");
    paragraph.textContent = line;
    paragraph.style.fontSize = "16pt";
    paragraph.style.lineHeight = "1.6";
    return paragraph;
  });
  page.body.style.fontFamily = "Georgia, serif";
  page.body.style.margin = "2cm";
  page.body.append(heading, ...paragraphs);
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}
