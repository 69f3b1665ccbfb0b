/** The most characters of a formatted text, as in the language of its event (S3.6-16). */
const FORMATTED_LENGTH = 20_000;

/** The texts of an event that have translations, in the order of its pages, each with its longest length in characters. */
const EVENT_TEXTS = {
  store_name: 80,
  home_heading: 120,
  home_subheading: 240,
  home_button: 40,
  about_name: 60,
  about_content: FORMATTED_LENGTH,
  faqs_content: FORMATTED_LENGTH,
  terms_content: FORMATTED_LENGTH,
  contact_heading: 120,
  contact_subheading: 240,
  on_hold_message: 500,
  green_evidence: 1000,
} as const;
export type EventTextField = keyof typeof EVENT_TEXTS;

/** Those of each of its products. */
const PRODUCT_TEXTS = {
  product_name: 80,
  product_description: 2000,
  product_size_note: 2000,
  product_warnings: 1000,
  product_green_evidence: 1000,
} as const;
export type ProductTextField = keyof typeof PRODUCT_TEXTS;

export type TextField = EventTextField | ProductTextField;
export const TEXT_LENGTHS: Readonly<Record<TextField, number>> = { ...EVENT_TEXTS, ...PRODUCT_TEXTS };
export const TEXT_FIELDS = Object.keys(TEXT_LENGTHS) as [TextField, ...TextField[]];

/** Texts with formatting: JSON of a closed set (ADR 0074), Markdown in a translator's file. */
const FORMATTED = ['about_content', 'faqs_content', 'terms_content'] as const;
export const FORMATTED_TEXTS: ReadonlySet<TextField> = new Set(FORMATTED);

/** Texts of several paragraphs. */
export const LONG_TEXTS: ReadonlySet<TextField> = new Set([
  ...FORMATTED,
  'on_hold_message',
  'green_evidence',
  'product_description',
  'product_size_note',
  'product_warnings',
  'product_green_evidence',
]);
