import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { TaughtAnswerItem, TaughtVersion } from "#contract/answers.ts";
import type { Output } from "#contract/index.ts";

const ANSWERS = "/api/admin/answers";
const QUESTIONS = `${ANSWERS}/questions`;

export const useOpenQuestions = () =>
  useQuery<Output<"GET /api/admin/answers/questions">>({ queryKey: [QUESTIONS] });

export const useTaught = () => useQuery<TaughtAnswerItem[]>({ queryKey: [ANSWERS] });

export const useVersions = (id: string) =>
  useQuery<TaughtVersion[]>({ queryKey: [`${ANSWERS}/${encodeURIComponent(id)}`] });

/** After a change: what is taught, its versions, and what is not known yet. */
export function useRefreshAnswers(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === "string" && path.startsWith(ANSWERS),
    });
}
