import { BRAND } from '@/lib/kernel/brand';
import { contrastRatio, luminance } from '@/lib/modules/design/rules/colour';

/** WCAG 2.2 AA for text. */
export const TEXT_CONTRAST = 4.5;
const INK = BRAND.colours.ink;
const WHITE = '#ffffff';

/** A store's colours on its pages: every text has a contrast of at least 4.5:1 with its background. */
export interface StoreTheme {
  primary: string;
  onPrimary: string;
  secondary: string;
  onSecondary: string;
  tertiary: string;
  onTertiary: string;
  /** The primary colour, darkened until it is readable as text on white. */
  accent: string;
  /** The same on the secondary colour. */
  accentOnSecondary: string;
}

function channel(hex: string, from: number): number {
  return Number.parseInt(hex.slice(from, from + 2), 16);
}

/** A colour that is `share` of the way towards another. */
export function mix(hex: string, towards: string, share: number): string {
  const parts = [1, 3, 5].map((from) => {
    const value = channel(hex, from) + (channel(towards, from) - channel(hex, from)) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** White, soft black or full black: the first that is readable on `ground`; one of them always is. */
function inkOn(ground: string): string {
  return [WHITE, INK].find((ink) => contrastRatio(ground, ink) >= TEXT_CONTRAST) ?? '#000000';
}

/** `colour`, moved towards black or white in small steps until it is readable on `ground`. */
export function readableOn(colour: string, ground: string): string {
  const towards = luminance(ground) > 0.18 ? '#000000' : WHITE;
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (contrastRatio(candidate, ground) >= TEXT_CONTRAST) return candidate;
  }
  return towards;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The colour in lower case; ink for anything that is none, so that no free text gets into a style or a drawing. */
const colourOf = (text: string): string => (HEX.test(text) ? text.toLowerCase() : INK);

/** The theme of a store from its colour set (S3.6), corrected for contrast. S5-60. */
export function storeTheme(set: { primary: string; secondary: string; tertiary: string }): StoreTheme {
  const primary = colourOf(set.primary);
  const secondary = colourOf(set.secondary);
  const tertiary = colourOf(set.tertiary);
  return {
    primary,
    onPrimary: inkOn(primary),
    secondary,
    onSecondary: inkOn(secondary),
    tertiary,
    onTertiary: inkOn(tertiary),
    accent: readableOn(primary, WHITE),
    accentOnSecondary: readableOn(primary, secondary),
  };
}

/** Whether the colour had to be corrected for use as text on white; the editor then shows a note. */
export function isCorrected(colour: string): boolean {
  return readableOn(colour.toLowerCase(), WHITE) !== colour.toLowerCase();
}

/**
 * Below this contrast two areas look like one colour. Text is corrected to 4.5:1 where it is shown; areas cannot be.
 */
const LEAST_AREA_CONTRAST = 1.15;

/** Whether two areas of these colours look like one. */
export function areAlike(one: string, other: string): boolean {
  return contrastRatio(one, other) < LEAST_AREA_CONTRAST;
}
