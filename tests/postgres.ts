/** Filled by the store suite: starts one private PostgreSQL for the whole run. */
export default async function setup(): Promise<void> {}
