// How a face looks: at rest, speaking softly ('small'), speaking ('wide'), with its eyes shut ('blink').
import { P, L, O, f } from './kit.mjs';

const DEEP = '#7E2B22', TONGUE = '#F08A72', INK = '#14342B';

/** An open mouth: the upper lip is the curve of the mouth at rest, `drop` how far the lower lip hangs, with the tongue in it. */
export const mouth = (x, y, half, curve, drop, inside = DEEP) =>
  P(`M${f(x - half)} ${y}Q${x} ${f(y + curve)} ${f(x + half)} ${y}C${f(x + half * 0.92)} ${f(y + drop * 0.8)} ${f(x + half * 0.45)} ${f(y + drop)} ${x} ${f(y + drop)}S${f(x - half * 0.92)} ${f(y + drop * 0.8)} ${f(x - half)} ${y}Z`, inside)
  + P(`M${f(x - half * 0.52)} ${f(y + drop * 0.86)}Q${x} ${f(y + drop * 0.42)} ${f(x + half * 0.52)} ${f(y + drop * 0.86)}Q${x} ${f(y + drop * 1.06)} ${f(x - half * 0.52)} ${f(y + drop * 0.86)}Z`, TONGUE);

/** A shut eye: one stroke that smiles; `skin` covers the white of the eye where there is one of radius `white`. */
export const shut = (x, y, half, skin = '', white = 0) =>
  (skin ? O(x, y, white, skin) : '') + L(`M${f(x - half)} ${y}Q${x} ${f(y + half)} ${f(x + half)} ${y}`, INK, 4.6);

/** The drawing for a look: `parts` holds what differs, and the face at rest stands in for what it does not name. */
export const pick = (look, parts) => parts[look] ?? parts.rest;
