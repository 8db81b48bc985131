/** Uses what builds patterns only while it works, so that each such place is seen (collect.ts). */
export async function rehearse(): Promise<void> {
  const { factsAgree } = await import("#domain/enrolment/assistant/claims.ts");
  const { deliveredSchool } = await import("#content/catalogue/school.ts");
  const { catalogueOf } = await import("#server/adapters/assistant/embedded.ts");
  const { mentionsEmail } = await import("#domain/enrolment/email.ts");
  const { spokenPieces } = await import("#domain/speech/pieces.ts");
  const { createTutor } = await import("#domain/tutor/tutor.ts");
  const { newState } = await import("#domain/tutor/state.ts");
  const { tutorLibrary } = await import("#content/tutor/index.ts");
  const { parseSession } = await import("#web/chat/chat-session.ts");
  const { states } = await import("../../evals/enrolment/scoring.ts");

  const catalogue = catalogueOf(deliveredSchool);
  const claims =
    "It is for ages 3 to 14, ages 3-14, 6 years old, from 5 years, 5 years, $500 refundable, opens in May 2027, 3 days a week, 4 to 5 weeks, 10 months.";
  for (const language of ["en", "es"] as const) factsAgree(claims, catalogue, language);
  factsAgree("Explorer Pod is for children 5 years old.", catalogue, "en");
  mentionsEmail("write to ana@example.com", "ana@example.com");
  spokenPieces("a".repeat(50), 10);
  for (const prefix of ["chat_", "student-"] as const) parseSession(prefix, `{"sessionId":"x","key":"y"}`);
  states("It costs 500 dollars", "500");

  const tutor = createTutor(tutorLibrary);
  for (const language of ["en", "es"] as const) {
    // The patterns of all groups are alike but for the words in them.
    for (const { words } of tutorLibrary.lookAlikes
      .filter((each) => each.language === language)
      .slice(0, 1)) {
      let state = newState(language);
      const said = [`${words.join(" or ")}?`, `not ${words[0]}`, "the one with the accent", `${words[1]}`];
      for (const message of said) state = tutor.answer({ message, age: 9, state }).state;
    }
    const state = newState(language);
    for (const message of [
      "is 1/2 + 1/4 = 3/4?",
      "which is more, 1/2 or 1/4?",
      "1/2 mas 1/4",
      "cuando uso hay?",
    ]) {
      tutor.answer({ message, age: 9, state });
    }
  }
}
