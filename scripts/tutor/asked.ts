/**
 * Reads how children ask: a question a line, after the id of the entry that answers it, with a tab between.
 *
 * @throws Error with file, line and reason
 */
export function askedIn(text: string, file: string, ids: ReadonlySet<string>): Record<string, string[]> {
  const asked: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const fault = (reason: string) => new Error(`${file}:${at + 1}: ${reason}`);
    const [id = "", question = "", ...more] = line.split("\t");
    if (question.trim() === "" || more.length > 0)
      throw fault("an id and a question are wanted, with a tab between");
    if (!ids.has(id)) throw fault(`nothing is called "${id}"`);
    if (seen.has(question)) throw fault("this question is there already");
    seen.add(question);
    asked[id] = [...(asked[id] ?? []), question];
  }
  return asked;
}
