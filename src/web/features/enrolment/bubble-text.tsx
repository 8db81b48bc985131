import type { Language } from "#domain/locale/language.ts";
import { PageLink } from "./page-link.tsx";

/** The pages that the assistant names by their path (content/enrolment/assistant). */
const PAGE =
  /(?<![\w/.])(\/(?:visit(?:\?kind=call)?|programs|programas|little-explorers|luma-demo|careers|terms|privacy))(?![\w/?-])/;

type Props = { readonly text: string; readonly language: Language };

/** What the assistant says; the pages that it names open beside the conversation. */
export function BubbleText({ text, language }: Props) {
  // Every second piece is a page.
  const pieces = text.split(PAGE).map((piece, at) => ({ piece, at, isPage: at % 2 === 1 }));
  return (
    <p className="bubble-text">
      {pieces.map(({ piece, at, isPage }) =>
        isPage ? (
          <PageLink key={at} page={piece} language={language}>
            {piece}
          </PageLink>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
