import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { MemberSelect } from "./member-select.tsx";
import type { Team } from "./team.ts";

export type TaskDraft = { readonly text: string; readonly dueOn: string; readonly owner: string | null };

type Props = {
  readonly id: string;
  readonly draft: TaskDraft;
  readonly team: Team;
  readonly onChange: (draft: TaskDraft) => void;
};

/** The fields of a task. */
export function TaskFields({ id, draft, team, onChange }: Props) {
  const { t } = useLocale();
  return (
    <>
      <Field id={`${id}-text`} label={t("families.task.text")}>
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            maxLength={200}
            autoComplete="off"
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-due`} label={t("families.task.due")}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            className="field"
            value={draft.dueOn}
            onChange={({ target }) => onChange({ ...draft, dueOn: target.value })}
          />
        )}
      </Field>
      <MemberSelect
        id={`${id}-owner`}
        label={t("families.task.owner")}
        team={team}
        value={draft.owner}
        onChange={(owner) => onChange({ ...draft, owner })}
      />
    </>
  );
}

export const isWholeTask = ({ text, dueOn }: TaskDraft): boolean => text.trim() !== "" && dueOn !== "";
