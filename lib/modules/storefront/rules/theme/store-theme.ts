import { BRAND } from '@/lib/kernel/brand';
import { contrastRatio, luminance } from '@/lib/modules/design/rules/colour';

/** WCAG 2.2 AA for text. */
export const TEXT_CONTRAST = 4.5;
const INK = BRAND.colours.ink;
const WHITE = '#ffffff';

/** A store's colours as its pages use them: every text has at least 4.5:1 on the ground it stands on (LOOK). */
export interface StoreTheme {
  primary: string;
  onPrimary: string;
  secondary: string;
  onSecondary: string;
  tertiary: string;
  onTertiary: string;
  /** The primary colour, darkened until it can be read as text on white. */
  accent: string;
  /** The same on the secondary colour. */
  accentOnSecondary: string;
}

function channel(hex: string, from: number): number {
  return Number.parseInt(hex.slice(from, from + 2), 16);
}

function mix(hex: string, towards: string, share: number): string {
  const parts = [1, 3, 5].map((from) => {
    const value = channel(hex, from) + (channel(towards, from) - channel(hex, from)) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** White, the soft black or full black: the first that can be read on `ground`; one of them always can. */
function inkOn(ground: string): string {
  return [WHITE, INK].find((ink) => contrastRatio(ground, ink) >= TEXT_CONTRAST) ?? '#000000';
}

/** `colour`, moved towards black or white in small steps until it can be read on `ground`. */
function readableOn(colour: string, ground: string): string {
  const towards = luminance(ground) > 0.18 ? '#000000' : WHITE;
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (contrastRatio(candidate, ground) >= TEXT_CONTRAST) return candidate;
  }
  return towards;
}

/** The theme of a store from its colour set (SPEC 3.6), corrected where a text could not be read. */
export function storeTheme(set: { primary: string; secondary: string; tertiary: string }): StoreTheme {
  const primary = set.primary.toLowerCase();
  const secondary = set.secondary.toLowerCase();
  const tertiary = set.tertiary.toLowerCase();
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

/** True when the colour, used as text on white, had to be corrected: the editor says so (LOOK). */
export function isCorrected(colour: string): boolean {
  return readableOn(colour.toLowerCase(), WHITE) !== colour.toLowerCase();
}
