import { chanceOf } from "./chance.ts";
import { live } from "./family.ts";
import { compare, type Truth } from "./truth.ts";
import { openWorld } from "./world.ts";

export type Campaign = {
  readonly where: "practice" | "http";
  readonly sequences: number;
  /** How often the program is killed meanwhile. */
  readonly kills: number;
  /** Events of somebody else's payments on the same account; over HTTP only. */
  readonly foreignEvents: number;
  readonly atOnce: number;
  readonly seed: number;
};

/**
 * So many payments live through what can happen to them, while messages are lost, doubled and late and the program is
 * killed; then all that the product knows is compared with the provider's books.
 */
export async function campaign(
  { where, sequences, kills, foreignEvents, atOnce, seed }: Campaign,
  lived: (done: number) => void = () => {},
): Promise<Truth> {
  const chance = chanceOf(seed);
  const world = await openWorld(where, chanceOf(seed + 1));
  try {
    let begun = 0;
    let done = 0;
    let killed = 0;
    let foreign = 0;
    let killing: Promise<void> | null = null;
    const lane = async () => {
      while (begun < sequences) {
        const number = begun++;
        await live(world, chanceOf(chance.below(2 ** 31)), number);
        done += 1;
        lived(done);
        const share = done / sequences;
        for (; world.stripe && foreign < share * foreignEvents; foreign += 100)
          await world.stripe.foreignEvents(100);
        if (killing === null && killed < Math.floor(share * (kills + 1)) && killed < kills) {
          killed += 1;
          killing = world.kill().finally(() => {
            killing = null;
          });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    await killing;
    for (; killed < kills; killed += 1) await world.kill();
    return await compare(world);
  } finally {
    await world.close();
  }
}
