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

type Line = readonly (readonly [longitude: number, latitude: number])[];

/** What can be drawn on Mexico's land, each as lines along its middle; drawn by hand from approximate coordinates. */
export const MEXICO: Readonly<Record<"mountains" | "rivers" | "deserts" | "rainforest", readonly Line[]>> = {
  mountains: [
    // Sierra Madre Occidental, Sierra Madre Oriental, Eje Neovolcánico, Sierra Madre del Sur, Chiapas, Baja California
    [
      [-108.7, 30.4],
      [-108, 28],
      [-106.8, 26],
      [-105.3, 24],
      [-104.3, 22.2],
    ],
    [
      [-102, 26.2],
      [-100.6, 25.3],
      [-99.8, 23.5],
      [-98.9, 21.3],
      [-97.7, 19.9],
    ],
    [
      [-104.6, 20.6],
      [-103.4, 19.5],
      [-101.5, 19.6],
      [-99.6, 19.3],
      [-98.4, 19.1],
      [-97.2, 19.2],
    ],
    [
      [-104.2, 19.1],
      [-102.6, 18.5],
      [-100.2, 17.6],
      [-98, 16.9],
      [-96.2, 16.2],
    ],
    [
      [-94, 16.6],
      [-93, 15.9],
      [-92.2, 15.3],
    ],
    [
      [-115.8, 32],
      [-115, 30.8],
      [-113.2, 28.4],
      [-111.6, 26],
      [-110.2, 23.6],
    ],
  ],
  rivers: [
    // Bravo, Lerma and Santiago, Balsas, Grijalva, Usumacinta, Yaqui
    [
      [-106.5, 31.7],
      [-104.5, 29.6],
      [-103.1, 29],
      [-101.4, 29.8],
      [-99.5, 27.5],
      [-97.3, 25.9],
    ],
    [
      [-99.6, 19.4],
      [-100.9, 20.4],
      [-102.6, 20.2],
      [-103.4, 20.6],
      [-104.4, 21.4],
      [-105.4, 21.6],
    ],
    [
      [-98.2, 18.9],
      [-98.9, 18],
      [-100.3, 18.1],
      [-101.8, 18.5],
      [-102.2, 18],
    ],
    [
      [-92, 15.9],
      [-93.2, 16.8],
      [-93.5, 17.4],
      [-92.9, 17.9],
      [-92.6, 18.5],
    ],
    [
      [-90.9, 16.1],
      [-91.4, 17.2],
      [-91.8, 17.9],
      [-92.5, 18.5],
    ],
    [
      [-108.9, 29.8],
      [-109.3, 28.6],
      [-109.9, 27.9],
      [-110.6, 27.6],
    ],
  ],
  deserts: [
    [
      [-114.2, 31.6],
      [-112, 30.4],
    ],
    [
      [-105.4, 29.6],
      [-103.4, 27.4],
      [-102.4, 25.2],
    ],
    [
      [-113.6, 27.8],
      [-112.4, 26.6],
    ],
  ],
  rainforest: [
    [
      [-92.4, 17.3],
      [-91.2, 16.6],
    ],
    [
      [-90.3, 18.2],
      [-88.8, 19],
    ],
  ],
};
