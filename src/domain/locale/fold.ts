/** Without marks and capitals, as texts are compared when somebody searches. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
