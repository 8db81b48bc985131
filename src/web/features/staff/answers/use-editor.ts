import type { OpenQuestion, QuestionGroup, TaughtAnswerItem } from "#contract/answers.ts";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { type DraftStage, useDraft } from "../use-draft.ts";
import { useRefreshAnswers } from "./answers-queries.ts";
import { type Draft, draftOf, draftOfAnswer, EMPTY_DRAFT, inputOf, type Subject, withWay } from "./draft.ts";

export type Trial = Output<"POST /api/admin/answers/trial">;

const beginning = (subject: Subject): Draft => {
  if (subject.kind === "group") return draftOf(subject.group);
  return subject.kind === "taught" ? draftOfAnswer(subject.answer) : EMPTY_DRAFT;
};

/** The course of one answer: written, tried, published, changed, retired. */
export function useEditor(subject: Subject, onTaught: (answer: TaughtAnswerItem) => void) {
  const refresh = useRefreshAnswers();
  const answer = subject.kind === "taught" ? subject.answer : null;
  const group: QuestionGroup | null = subject.kind === "group" ? subject.group : null;
  const newest = async () => {
    const all = answer === null ? [] : await api("GET /api/admin/answers", {});
    return all.find(({ id }) => id === answer?.id) ?? null;
  };
  const { draft, stage, seen, theirs, setSeen, edit, act, settle, goOn } = useDraft<
    Draft,
    Trial,
    TaughtAnswerItem
  >(() => beginning(subject), newest);

  async function tried(): Promise<Trial> {
    const id = answer === null ? {} : { id: answer.id };
    const made = await api("POST /api/admin/answers/trial", { body: { content: inputOf(draft), ...id } });
    setSeen(made);
    return made;
  }

  async function done(made: TaughtAnswerItem, stage: DraftStage): Promise<DraftStage> {
    settle(draftOfAnswer(made));
    onTaught(made);
    await refresh();
    return stage;
  }

  return {
    ...{ draft, stage, trial: seen, theirs, answer, group, edit },
    add: (question: OpenQuestion) => edit(withWay(draft, question)),
    try: () =>
      act(async () => {
        await tried();
        return "editing";
      }),
    publish: () =>
      act(async () => {
        const { faults } = await tried();
        if (faults.length > 0) return "editing";
        const content = inputOf(draft);
        const made =
          answer === null
            ? await api("POST /api/admin/answers", { body: { content } })
            : await api("PUT /api/admin/answers/{id}", {
                params: { id: answer.id },
                body: { version: answer.version, content },
              });
        return done(made, "published");
      }),
    retire: ({ id, version }: TaughtAnswerItem) =>
      act(async () =>
        done(
          await api("POST /api/admin/answers/{id}/retire", { params: { id }, body: { version } }),
          "retired",
        ),
      ),
    restore: ({ id, version }: TaughtAnswerItem, to: number) =>
      act(async () =>
        done(
          await api("POST /api/admin/answers/{id}/restore", { params: { id }, body: { version, to } }),
          "published",
        ),
      ),
    /** After a conflict: what the other one wrote, or this draft over it. */
    takeTheirs: (made: TaughtAnswerItem) => void act(() => done(made, "editing")),
    keepMine(made: TaughtAnswerItem) {
      goOn();
      onTaught(made);
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
