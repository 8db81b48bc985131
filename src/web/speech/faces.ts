import type { Face } from "#domain/learner/guide.ts";
import alex from "#web/assets/art/face-alex.svg";
import ari from "#web/assets/art/face-ari.svg";
import aria from "#web/assets/art/face-aria.svg";
import chris from "#web/assets/art/face-chris.svg";
import hilda from "#web/assets/art/face-hilda.svg";
import luma from "#web/assets/art/face-luma.svg";
import luna from "#web/assets/art/face-luna.svg";
import maya from "#web/assets/art/face-maya.svg";
import noa from "#web/assets/art/face-noa.svg";
import sofi from "#web/assets/art/face-sofi.svg";
import tali from "#web/assets/art/face-tali.svg";

/** One drawing per guide, everywhere. */
export const faces: Readonly<Record<Face, string>> = {
  ...{ hilda, luma, alex, aria, chris, maya, tali, luna },
  ...{ sofi, noa, ari },
};
