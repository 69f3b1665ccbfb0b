import type { Palette } from '@/lib/modules/storefront/rules/looks';
import { areAlike, mix, readableOn } from '@/lib/modules/storefront/rules/theme/store-theme';
import { chroma, distance, hexToLab } from './oklab';
import type { PictureColour } from './palette';

/** `bold`: the logo's main colour everywhere; `calm`: its dark shade on pale ground; `bright`: led by its second colour. */
export const PROPOSAL_KINDS = ['bold', 'calm', 'bright'] as const;
type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type Proposal = Palette & { kind: ProposalKind };

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Greyer colours have no hue that a store could be led by. */
const LEAST_CHROMA = 0.04;
/** Nearer colours are no second colour. */
const APART = 0.14;

/** Its colours with a hue, those that catch the eye first: large ones and strong ones. */
function strongest(colours: readonly PictureColour[]): string[] {
  return colours
    .map(({ hex, share }) => ({ hex, strength: chroma(hexToLab(hex)), share }))
    .filter(({ strength }) => strength >= LEAST_CHROMA)
    .sort((one, other) => other.strength * Math.sqrt(other.share) - one.strength * Math.sqrt(one.share))
    .map(({ hex }) => hex);
}

/** The darkest colour: what leads a logo without a hue. */
function darkest(colours: readonly PictureColour[]): string {
  const [first] = [...colours].sort((one, other) => hexToLab(one.hex).l - hexToLab(other.hex).l);
  return first?.hex ?? BLACK;
}

/** A set whose main colour is readable as text on white and on its second colour, and is told apart from it. */
function repaired({ primary, secondary, tertiary }: Palette): Palette {
  const readable = readableOn(readableOn(primary, WHITE), secondary);
  return { primary: readable, secondary: areAlike(readable, secondary) ? WHITE : secondary, tertiary };
}

/**
 * Three colour sets from a logo's colours, each with contrast repaired: the main colour is readable as text on white and on
 * the second, so that the store shows it as it is. Empty where the logo has no colours.
 */
export function proposalsOf(colours: readonly PictureColour[]): Proposal[] {
  if (colours.length === 0) return [];
  const strong = strongest(colours);
  const main = strong[0] ?? darkest(colours);
  const second =
    strong.find((hex) => distance(hexToLab(hex), hexToLab(main)) >= APART) ?? mix(main, WHITE, 0.35);
  const sets: Record<ProposalKind, Palette> = {
    bold: { primary: main, secondary: mix(main, WHITE, 0.9), tertiary: second },
    calm: { primary: mix(main, BLACK, 0.55), secondary: mix(second, WHITE, 0.92), tertiary: main },
    bright: { primary: second, secondary: mix(second, WHITE, 0.88), tertiary: main },
  };
  return PROPOSAL_KINDS.map((kind) => ({ kind, ...repaired(sets[kind]) }));
}
