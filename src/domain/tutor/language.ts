import type { Language } from "../locale/language.ts";
import { detectLanguage } from "../speech/detect.ts";
import type { TutorLibrary } from "./library.ts";
import { says } from "./words.ts";

/**
 * The language a child writes in: that of a clear message, else that of the message before. One word is clear only
 * when it is a greeting or a wish of one language; an answer such as "mariposa" or "12" changes nothing.
 */
export function threadLanguage(
  library: TutorLibrary,
  message: string,
  words: readonly string[],
  previous: Language,
): Language {
  if (
    ["english", "spanish"].some((name) =>
      library.commands[name as "english" | "spanish"].en.some((phrase) => says(words, phrase)),
    )
  ) {
    const english = [...library.commands.english.en, ...library.commands.english.es].some((phrase) =>
      says(words, phrase),
    );
    return english ? "en" : "es";
  }
  const toEnglish = library.commands.english.es.some((phrase) => says(words, phrase));
  const toSpanish = library.commands.spanish.es.some((phrase) => says(words, phrase));
  if (toEnglish !== toSpanish) return toEnglish ? "en" : "es";
  if (words.length >= 2) {
    const asEnglish = detectLanguage(message, "en");
    if (asEnglish === detectLanguage(message, "es")) return asEnglish;
  }
  const count = (language: Language) => {
    const other = language === "en" ? "es" : "en";
    const wishes = Object.values(library.commands).filter((lists) =>
      lists[language].some((each) => says(words, each)),
    );
    const talk = library.smallTalk.filter(({ cues }) => cues[language].some((each) => says(words, each)));
    const shared = [...Object.values(library.commands), ...library.smallTalk.map(({ cues }) => cues)].filter(
      (lists) =>
        lists[language].some((each) => says(words, each)) && lists[other].some((each) => says(words, each)),
    );
    return wishes.length + talk.length - shared.length;
  };
  const balance = count("es") - count("en");
  if (balance === 0) return previous;
  return balance > 0 ? "es" : "en";
}
