import type { Animal } from "#domain/learner/animal.ts";
import bee from "#web/assets/art/pic-bee.svg";
import bird from "#web/assets/art/pic-bird.svg";
import butterfly from "#web/assets/art/pic-butterfly.svg";
import crab from "#web/assets/art/pic-crab.svg";
import fish from "#web/assets/art/pic-fish.svg";
import frog from "#web/assets/art/pic-frog.svg";
import jaguar from "#web/assets/art/pic-jaguar.svg";
import monkey from "#web/assets/art/pic-monkey.svg";
import rabbit from "#web/assets/art/pic-rabbit.svg";
import toucan from "#web/assets/art/pic-toucan.svg";
import turtle from "#web/assets/art/pic-turtle.svg";
import whale from "#web/assets/art/pic-whale.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

export const animalPictures: Readonly<Record<Animal, string>> = {
  ...{ toucan, jaguar, monkey, frog, turtle, butterfly },
  ...{ rabbit, crab, fish, bee, whale, bird },
};

type Props = {
  readonly animals: readonly { readonly id: string; readonly animal: Animal; readonly name?: string }[];
  readonly onChoose: (id: string) => void;
};

/** Animals to tap; with a name it is the animal of a child who is known. */
export function Animals({ animals, onChoose }: Props) {
  const { t } = useLocale();
  return (
    <ul className="portal-animals stack full">
      {animals.map(({ id, animal, name }) => (
        <li key={id}>
          <button
            type="button"
            className="portal-animal stack full"
            onClick={(event) => isSecondTap(event) || onChoose(id)}
          >
            <img src={animalPictures[animal]} alt="" width="120" height="120" />
            <b>
              {name === undefined
                ? t(`student.animal.${animal}`)
                : t("student.entry.child", { name, animal: t(`student.animal.${animal}`) })}
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}
