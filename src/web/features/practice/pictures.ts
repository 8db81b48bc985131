import banana from "#web/assets/art/pic-banana.svg";
import bee from "#web/assets/art/pic-bee.svg";
import bird from "#web/assets/art/pic-bird.svg";
import butterfly from "#web/assets/art/pic-butterfly.svg";
import coconut from "#web/assets/art/pic-coconut.svg";
import crab from "#web/assets/art/pic-crab.svg";
import drum from "#web/assets/art/pic-drum.svg";
import fish from "#web/assets/art/pic-fish.svg";
import frog from "#web/assets/art/pic-frog.svg";
import greenLeaf from "#web/assets/art/pic-green-leaf.svg";
import jaguar from "#web/assets/art/pic-jaguar.svg";
import mango from "#web/assets/art/pic-mango.svg";
import monkey from "#web/assets/art/pic-monkey.svg";
import orange from "#web/assets/art/pic-orange.svg";
import papaya from "#web/assets/art/pic-papaya.svg";
import purpleShell from "#web/assets/art/pic-purple-shell.svg";
import rabbit from "#web/assets/art/pic-rabbit.svg";
import redFlower from "#web/assets/art/pic-red-flower.svg";
import toucan from "#web/assets/art/pic-toucan.svg";
import turtle from "#web/assets/art/pic-turtle.svg";
import whale from "#web/assets/art/pic-whale.svg";
import yellowSun from "#web/assets/art/pic-yellow-sun.svg";
import plant0 from "#web/assets/art/plant-0.svg";
import plant1 from "#web/assets/art/plant-1.svg";
import plant2 from "#web/assets/art/plant-2.svg";
import plant3 from "#web/assets/art/plant-3.svg";
import plant4 from "#web/assets/art/plant-4.svg";

/** The pictures of the items, by the key that the content uses. A test proves that none is missing. */
export const pics: Readonly<Record<string, string>> = {
  ...{ bee, bird, butterfly, banana, coconut, crab, drum, fish, frog, jaguar, mango, monkey, orange },
  ...{ papaya, rabbit, toucan, turtle, whale },
  "green-leaf": greenLeaf,
  "purple-shell": purpleShell,
  "red-flower": redFlower,
  "yellow-sun": yellowSun,
};

/** A plant from the seed to the flower. */
export const plants = [plant0, plant1, plant2, plant3, plant4] as const;

/** Fetches them all, so that none is missing when the connection goes half-way. */
export function fetchPictures(): void {
  for (const url of [...Object.values(pics), ...plants]) new Image().src = url;
}
