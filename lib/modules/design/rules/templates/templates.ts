import type { Template, TextRow } from './plan';

const line = (row: TextRow): TextRow => row;
/** A headline in capitals, which the whole stack is sized by. */
const headline = (row: Omit<TextRow, 'leads' | 'isUpper'>): TextRow => ({
  ...row,
  leads: true,
  isUpper: true,
});
const small = (text: TextRow['text'], more: Partial<TextRow> = {}): TextRow =>
  line({ text, family: 'Bebas Neue', size: 2, role: 'main', isUpper: true, spacing: 0.1, ...more });

const crest: Template = {
  tone: 'warm',
  tall: {
    ground: {
      shape: 'shield',
      role: 'accent',
      ratio: 0.862,
      inner: { width: 0.78, height: 0.72, down: -0.05 },
    },
    rows: [
      small('est', { role: 'cut', size: 1.8 }),
      { gap: 1.3 },
      { art: ['mountains', 'pine', 'crown'], size: 9 },
      { gap: 1.4 },
      headline({ text: 'team', family: 'Alfa Slab One', size: 3, role: 'cut' }),
      { gap: 1.2 },
      small('place', { role: 'cut', size: 1.7 }),
    ],
  },
  wide: {
    beside: ['mountains', 'pine', 'crown'],
    rows: [
      headline({ text: 'team', family: 'Alfa Slab One', size: 3, role: 'main' }),
      { gap: 1 },
      small('est', { role: 'accent' }),
    ],
  },
};

const event: Template = {
  tone: 'warm',
  tall: {
    rows: [
      { art: ['sun', 'balloons'], size: 15 },
      { gap: 2 },
      line({ text: 'party', family: 'Lobster', size: 5, role: 'main', leads: true }),
      { gap: 1.8 },
      { shape: 'line', size: 0.5, width: 16, role: 'accent' },
      { gap: 1.8 },
      small('date', { role: 'accent', size: 2.1 }),
      { gap: 1.2 },
      small('place', { size: 1.8 }),
    ],
  },
  wide: {
    beside: ['sun', 'balloons'],
    rows: [
      line({ text: 'party', family: 'Lobster', size: 4, role: 'main', leads: true }),
      { gap: 1.2 },
      small('date', { role: 'accent', size: 2.2, spacing: 0.05 }),
    ],
  },
};

const team: Template = {
  tone: 'cool',
  tall: {
    rows: [
      headline({ text: 'team', family: 'Alfa Slab One', size: 3.2, role: 'main' }),
      { gap: 2 },
      line({ text: 'number', family: 'Alfa Slab One', size: 16, role: 'accent' }),
      { gap: 2 },
      small('place', { size: 2 }),
    ],
  },
  wide: {
    rows: [
      headline({ text: 'team', family: 'Alfa Slab One', size: 3.4, role: 'main' }),
      { gap: 1.2 },
      line({ text: 'number', family: 'Alfa Slab One', size: 5, role: 'accent' }),
    ],
  },
};

const names: Template = {
  tone: 'fresh',
  tall: {
    rows: [
      headline({ text: 'namesTitle', family: 'Bebas Neue', size: 3.4, role: 'accent' }),
      { gap: 1.2 },
      { shape: 'line', size: 0.4, width: 18, role: 'main' },
      { gap: 1.8 },
      line({ text: 'names', family: 'Bebas Neue', size: 2.1, role: 'main', spacing: 0.06 }),
    ],
  },
  wide: {
    rows: [
      headline({ text: 'namesTitle', family: 'Bebas Neue', size: 3.6, role: 'accent' }),
      { gap: 1.2 },
      small('team', { size: 2.4 }),
    ],
  },
};

const word: Template = {
  tone: 'warm',
  tall: {
    rows: [
      headline({ text: 'word', family: 'Anton', size: 12, role: 'main' }),
      { gap: 1.6 },
      { shape: 'line', size: 0.9, width: 40, role: 'accent' },
      { gap: 1.6 },
      small('wordLine', { size: 1.9, spacing: 0.24 }),
    ],
  },
  wide: {
    rows: [
      headline({ text: 'word', family: 'Anton', size: 7, role: 'main' }),
      { gap: 1.1 },
      small('wordLine', { size: 2.1, role: 'accent', spacing: 0.1 }),
    ],
  },
};

const stacked: Template = {
  tone: 'warm',
  tall: {
    rows: [
      line({ text: 'stackOne', family: 'Anton', size: 9, role: 'main', isUpper: true }),
      { gap: 1 },
      line({ text: 'stackTwo', family: 'Anton', size: 9, role: 'accent', isUpper: true }),
      { gap: 1 },
      line({ text: 'stackThree', family: 'Anton', size: 9, role: 'main', isUpper: true }),
    ],
  },
  wide: {
    rows: [
      line({ text: 'stackTwo', family: 'Anton', size: 4, role: 'accent', isUpper: true }),
      { gap: 0.9 },
      line({ text: 'stackThree', family: 'Anton', size: 4, role: 'main', isUpper: true }),
    ],
  },
};

const coffee: Template = {
  tone: 'warm',
  tall: {
    ground: { shape: 'ring', role: 'main', ratio: 1, inner: { width: 0.74, height: 0.7, down: -0.02 } },
    rows: [
      line({
        text: 'coffee',
        family: 'Bebas Neue',
        size: 3.4,
        role: 'main',
        isUpper: true,
        spacing: 0.1,
        arch: 15,
        leads: true,
      }),
      { gap: -4.6 },
      { art: ['coffee', 'bean'], size: 13 },
      { gap: 2 },
      small('place', { size: 2, role: 'accent' }),
      { gap: 1 },
      small('est', { size: 1.7 }),
    ],
  },
  wide: {
    beside: ['coffee', 'bean'],
    rows: [
      headline({ text: 'coffee', family: 'Bebas Neue', size: 3, role: 'main', spacing: 0.06 }),
      { gap: 1 },
      small('place', { role: 'accent', size: 2.2 }),
    ],
  },
};

const race: Template = {
  tone: 'fresh',
  tall: {
    rows: [
      { art: ['bolt', 'flame'], size: 8 },
      { gap: 1.6 },
      headline({ text: 'race', family: 'Anton', size: 3.4, role: 'main' }),
      { gap: 1.6 },
      line({ text: 'distance', family: 'Anton', size: 7, role: 'accent' }),
      { gap: 1.8 },
      { shape: 'arrow', size: 2.6, width: 20, role: 'main' },
      { gap: 1.6 },
      small('date', { size: 1.9, spacing: 0.08 }),
    ],
  },
  wide: {
    beside: ['bolt', 'flame'],
    rows: [
      headline({ text: 'race', family: 'Anton', size: 2.8, role: 'main' }),
      { gap: 1 },
      line({ text: 'distance', family: 'Anton', size: 3.8, role: 'accent' }),
    ],
  },
};

const conference: Template = {
  tone: 'cool',
  tall: {
    ground: { shape: 'rounded', role: 'accent', around: 0.09 },
    rows: [
      { art: ['bulb', 'rocket'], size: 7 },
      { gap: 1.6 },
      headline({ text: 'conference', family: 'Bebas Neue', size: 4, role: 'cut' }),
      { gap: 1.2 },
      line({ text: 'year', family: 'Bebas Neue', size: 7, role: 'cut', spacing: 0.04 }),
      { gap: 1.4 },
      { shape: 'line', size: 0.35, width: 14, role: 'cut' },
      { gap: 1.4 },
      small('place', { size: 1.9, role: 'cut' }),
    ],
  },
  wide: {
    ground: { shape: 'rounded', role: 'accent', around: 0.1 },
    rows: [
      headline({ text: 'conference', family: 'Bebas Neue', size: 3.4, role: 'cut' }),
      { gap: 1 },
      line({ text: 'year', family: 'Bebas Neue', size: 2.8, role: 'cut', spacing: 0.1 }),
    ],
  },
};

const thanks: Template = {
  tone: 'warm',
  tall: {
    rows: [
      { art: ['gift', 'balloons'], size: 15 },
      { gap: 2.2 },
      line({ text: 'thanks', family: 'Lobster', size: 5.4, role: 'main', leads: true }),
      { gap: 2.2 },
      small('company', { role: 'accent', size: 2 }),
    ],
  },
  wide: {
    beside: ['gift', 'balloons'],
    rows: [
      line({ text: 'thanks', family: 'Lobster', size: 4.4, role: 'main', leads: true }),
      { gap: 1.2 },
      small('company', { role: 'accent', size: 2.2, spacing: 0.06 }),
    ],
  },
};

const outdoors: Template = {
  tone: 'fresh',
  tall: {
    rows: [
      line({
        text: 'outdoors',
        family: 'Alfa Slab One',
        size: 3,
        role: 'main',
        isUpper: true,
        spacing: 0.04,
        arch: 18,
        leads: true,
      }),
      { gap: -2.6 },
      { art: ['mountains', 'pine'], size: 12 },
      { gap: 1.4 },
      { shape: 'line', size: 0.5, width: 30, role: 'accent' },
      { gap: 1.4 },
      small('place', { size: 2.1 }),
      { gap: 1 },
      small('est', { size: 1.7, role: 'accent' }),
    ],
  },
  wide: {
    beside: ['mountains', 'pine'],
    rows: [
      headline({ text: 'outdoors', family: 'Alfa Slab One', size: 2.6, role: 'main' }),
      { gap: 1 },
      small('place', { role: 'accent', size: 2.2 }),
    ],
  },
};

const birthday: Template = {
  tone: 'warm',
  tall: {
    rows: [
      { art: ['bunting'], size: 8 },
      { gap: 1.6 },
      line({ text: 'birthday', family: 'Lobster', size: 3.6, role: 'main', leads: true }),
      { gap: 1.8 },
      { art: ['cake', 'gift'], size: 13 },
      { gap: 1.8 },
      small('name', { role: 'accent', size: 2.4 }),
    ],
  },
  wide: {
    beside: ['cake', 'gift'],
    rows: [
      line({ text: 'birthday', family: 'Lobster', size: 3.2, role: 'main', leads: true }),
      { gap: 1.2 },
      small('name', { role: 'accent', size: 2.4 }),
    ],
  },
};

const monogram: Template = {
  tone: 'cool',
  tall: {
    ground: { shape: 'badge', role: 'accent', ratio: 1, inner: { width: 0.62, height: 0.5, down: 0 } },
    rows: [
      line({ text: 'initials', family: 'Alfa Slab One', size: 6, role: 'cut', spacing: 0.03 }),
      { gap: 1.2 },
      { shape: 'line', size: 0.4, width: 12, role: 'cut' },
      { gap: 1.2 },
      small('name', { role: 'cut', size: 1.7 }),
    ],
  },
  wide: {
    rows: [
      line({ text: 'initials', family: 'Alfa Slab One', size: 5, role: 'accent' }),
      { gap: 1.2 },
      small('name', { size: 2.2 }),
    ],
  },
};

/** Ready designs in the picker's order; their names are texts under the same id. */
export const TEMPLATES = {
  event,
  team,
  crest,
  word,
  stacked,
  coffee,
  race,
  conference,
  thanks,
  outdoors,
  names,
  birthday,
  monogram,
} as const satisfies Record<string, Template>;

export type TemplateId = keyof typeof TEMPLATES;
export const TEMPLATE_IDS = Object.keys(TEMPLATES) as TemplateId[];
