/** The page on which times are booked, as the assistant writes it. */
const PAGE = /(\/visit(?:\?kind=call)?)(?![\w/?])/;

/** What the assistant says; the page that it names opens beside the conversation. */
export function BubbleText({ text }: { readonly text: string }) {
  const [before = "", page, ...after] = text.split(PAGE);
  return (
    <p className="bubble-text">
      {before}
      {page === undefined ? null : (
        <a href={page} target="_blank" rel="noreferrer">
          {page}
        </a>
      )}
      {after.join("")}
    </p>
  );
}
