type Words = Readonly<Record<string, string>>;

/** How to load each dictionary, by its path. */
export const copyModules = import.meta.glob<Readonly<Record<string, Words>>>("../../content/copy/*/*.ts");
