import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import { fontPlace } from '@/lib/modules/design/rules/font-library';

/** A pair of web fonts; a new store's font set is made from one (S3.6). */
export interface BuilderFontSet {
  id: BuilderFontSetId;
  /** Proper names: the same in every language. */
  name: string;
  /** Names of `WEB_FONTS`. */
  heading: string;
  text: string;
}

export const BUILDER_FONT_SET_IDS = [
  'clean',
  'warm',
  'sturdy',
  'loud',
  'tall',
  'poster',
  'script',
  'marker',
] as const;
export type BuilderFontSetId = (typeof BUILDER_FONT_SET_IDS)[number];

/** The font pairs of the event builder, by the id in a temporary store's theme. */
export const BUILDER_FONT_SETS: Readonly<Record<BuilderFontSetId, BuilderFontSet>> = {
  clean: { id: 'clean', name: 'Inter', heading: 'Inter', text: 'Inter' },
  warm: { id: 'warm', name: 'Lora and Inter', heading: 'Lora', text: 'Inter' },
  sturdy: { id: 'sturdy', name: 'Roboto Slab and Inter', heading: 'Roboto Slab', text: 'Inter' },
  loud: { id: 'loud', name: 'Archivo Black and Inter', heading: 'Archivo Black', text: 'Inter' },
  tall: { id: 'tall', name: 'Oswald and Inter', heading: 'Oswald', text: 'Inter' },
  poster: { id: 'poster', name: 'Anton and Roboto Slab', heading: 'Anton', text: 'Roboto Slab' },
  script: { id: 'script', name: 'Pacifico and Inter', heading: 'Pacifico', text: 'Inter' },
  marker: { id: 'marker', name: 'Permanent Marker and Lora', heading: 'Permanent Marker', text: 'Lora' },
};

/**
 * The pairs without a withdrawn font, in the order of their headings and then of their texts; `chosen` stays in any case.
 * S2.2-330, S2.2-332
 */
export function offeredPairs({ withdrawn, order }: FontChoice, chosen?: BuilderFontSetId): BuilderFontSet[] {
  const by = (part: 'heading' | 'text') => (one: BuilderFontSet, other: BuilderFontSet) =>
    fontPlace(order, one[part]) - fontPlace(order, other[part]);
  const [byHeading, byText] = [by('heading'), by('text')];
  return BUILDER_FONT_SET_IDS.map((id) => BUILDER_FONT_SETS[id])
    .filter(
      ({ id, heading, text }) => id === chosen || !(withdrawn.includes(heading) || withdrawn.includes(text)),
    )
    .sort((one, other) => byHeading(one, other) || byText(one, other));
}

export const PALETTE_IDS = [
  'moss',
  'harbour',
  'signal',
  'plum',
  'sunup',
  'graphite',
  'lagoon',
  'brick',
] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

/** Whether a palette is one of the first, whose names are messages. */
export function isPaletteId(id: string): id is PaletteId {
  return PALETTE_IDS.some((one) => one === id);
}

/** The three colours of a store: primary, background of secondary areas, and background of buttons (S3.6). */
export interface Palette {
  primary: string;
  secondary: string;
  tertiary: string;
}

/** The palettes that there were first, which templates start with; staff keep those that are offered (ADR 0199). */
export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  moss: { primary: '#1f4d3a', secondary: '#f2ead9', tertiary: '#b5532a' },
  harbour: { primary: '#1d3557', secondary: '#eef2f1', tertiary: '#c2551e' },
  signal: { primary: '#14213d', secondary: '#f3f5fa', tertiary: '#d64528' },
  plum: { primary: '#4b1e4f', secondary: '#f8f0f6', tertiary: '#b0306a' },
  sunup: { primary: '#8f2d1f', secondary: '#fff3e6', tertiary: '#2b6e57' },
  graphite: { primary: '#22262b', secondary: '#f3f4f5', tertiary: '#0b7a6c' },
  lagoon: { primary: '#0f5563', secondary: '#e9f4f3', tertiary: '#c2412d' },
  brick: { primary: '#6b2a1e', secondary: '#f6eee8', tertiary: '#3b5b8c' },
};
