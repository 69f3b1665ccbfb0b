import { clipArt, type ClipArtId } from '../clip-art/library';
import { contrastRatio } from '../colour';
import type { Role, Tone } from './plan';

/** The inks of a template on one garment. */
export type Look = Readonly<Record<Role, string>>;

const LIGHT = '#ffffff';
const DARK = '#141414';
/** Contrast at which an accent is seen from some steps away. */
const SEEN = 2.6;
/** Contrast at which the outline of a drawing is told from the cloth. */
const TOLD = 1.7;

const ACCENTS: Readonly<Record<Tone, readonly string[]>> = {
  warm: ['#f7c53f', '#d8433b', '#fbe9c6', '#7a1f1d'],
  cool: ['#62b7e8', '#2f73bd', '#c8e4f6', '#28477a'],
  fresh: ['#a9c957', '#2a7550', '#f7c53f', '#174a34'],
};

/** The ink that is seen best on a colour: white or nearly black. */
export function inkOn(colour: string): string {
  return contrastRatio(LIGHT, colour) > contrastRatio(DARK, colour) ? LIGHT : DARK;
}

const mostSeen = (inks: readonly string[], cloth: string): string =>
  inks.reduce((best, ink) => (contrastRatio(ink, cloth) > contrastRatio(best, cloth) ? ink : best));

/** Inks that are readable on the garment's colour, `#rrggbb`. */
export function lookOn(cloth: string, tone: Tone): Look {
  const accents = ACCENTS[tone];
  const accent = accents.find((ink) => contrastRatio(ink, cloth) >= SEEN) ?? mostSeen(accents, cloth);
  return { main: inkOn(cloth), accent, cut: inkOn(accent) };
}

/** The first drawing whose outline is told from the cloth; else the one that comes closest. */
export function artOn(cloth: string, arts: readonly ClipArtId[]): ClipArtId | undefined {
  const ink = inkOn(cloth);
  const contrast = (id: ClipArtId): number => contrastRatio(clipArt(id, ink).fill, cloth);
  const best = [...arts].sort((one, other) => contrast(other) - contrast(one))[0];
  return arts.find((id) => contrast(id) >= TOLD) ?? best;
}
