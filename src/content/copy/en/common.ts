/** Words that every page may need. Keys begin with the area's name; `{name}` is filled at use. */
export const common = {
  "common.brand": "Ceiba",
  "common.tagline": "Micro-school by the sea",
  "common.home": "Back to Home",
  "common.skip": "Skip to content",
  "common.language": "Language",
  "common.language.en": "English",
  "common.language.es": "Spanish",
  "common.menu": "Menu",
  "common.close": "Close",
  "common.studentPortal": "Student Portal",
  "common.loading": "Loading…",
  "common.retry": "Try again",
  "common.trouble.title": "Something tipped over",
  "common.trouble.text":
    "This page stopped working. Nothing you sent was lost. Loading it again usually helps.",
  "common.trouble.reload": "Load the page again",
} as const satisfies Record<string, string>;
