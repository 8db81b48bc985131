import mexico from "#web/assets/art/land-mexico.svg";
import world from "#web/assets/art/land-world.svg";

/** A piece of the earth: its edges in degrees, and its land as a picture of just that size. */
export type Land = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly picture: string;
};

/**
 * From Natural Earth (public domain), made simpler; a degree east is as wide as a degree north is high. Around Mexico its
 * neighbors lie in the color of sand, so that it is no island.
 */
export const LAND: Readonly<Record<"mexico" | "world", Land>> = {
  mexico: { west: -119, east: -85, north: 34, south: 13.5, picture: mexico },
  world: { west: -180, east: 180, north: 84, south: -58, picture: world },
};
