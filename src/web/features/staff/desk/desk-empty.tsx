import emptyLeads from "#web/assets/art/empty-leads.svg";
import "./dashboard.css";

type Props = { readonly title: string; readonly text: string };

/** In place of a list that is still empty: what will stand here, and what to do first. */
export function DeskEmpty({ title, text }: Props) {
  return (
    <div className="desk-note desk-empty" role="status">
      <img src={emptyLeads} alt="" width="200" height="140" />
      <p className="desk-note-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
