/** The pages that the assistant names by their path (content/enrolment/assistant). */
const PAGE =
  /(?<![\w/.])(\/(?:visit(?:\?kind=call)?|programs|little-explorers|luma-demo|careers|terms|privacy))(?![\w/?-])/;

/** What the assistant says; the pages that it names open beside the conversation. */
export function BubbleText({ text }: { readonly text: string }) {
  // Every second piece is a page.
  const pieces = text.split(PAGE).map((piece, at) => ({ piece, at, isPage: at % 2 === 1 }));
  return (
    <p className="bubble-text">
      {pieces.map(({ piece, at, isPage }) =>
        isPage ? (
          <a key={at} href={piece} target="_blank" rel="noreferrer">
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
