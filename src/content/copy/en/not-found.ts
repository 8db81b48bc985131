export const notFound = {
  "notFound.meta.title": "404 Page Not Found | Ceiba",
  "notFound.meta.description": "This address leads nowhere here. The way home and the chat are close by.",
  "notFound.title": "404 Page Not Found",
  "notFound.text":
    "The trail ends here. The address may have a typo, or the page has moved. Nothing is broken on your side.",
  "notFound.chat": "Ask in the chat",
  "notFound.programs": "See the programs",
} as const satisfies Record<string, string>;
