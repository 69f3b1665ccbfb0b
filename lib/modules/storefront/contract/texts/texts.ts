import { z } from 'zod';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { eventParams, locale, objectId, outsideFlag, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import {
  FORMATTED_TEXTS,
  TEXT_FIELDS,
  TEXT_LENGTHS,
  type TextField,
} from '@/lib/modules/events/rules/text-fields';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { richTextExcess } from '@/lib/modules/storefront/rules/rich-text/within-limits';
import { readTextsCall, saveTextsCall } from '../paths';
import { richText } from '../rich-text';

const translatedText = z.object({
  field: z.enum(TEXT_FIELDS),
  /** The text in the event's own language, which visitors read where there is no translation. */
  source: z.string(),
  /** The source with its formatting; null for a text that has none. */
  source_document: richText.nullable(),
  /** The translation; empty where there is none. */
  text: z.string(),
  /** The translation with its formatting; null for a text that has none. */
  document: richText.nullable(),
  /** The source has changed since it was translated. */
  changed: z.boolean(),
});
export type TranslatedText = z.output<typeof translatedText>;

const languageMeter = z.object({
  language: locale,
  translated: z.number().int(),
  /** Of those, how many have a source that has changed since. */
  changed: z.number().int(),
  total: z.number().int(),
});
export type LanguageMeter = z.output<typeof languageMeter>;

const eventTexts = z.object({
  /** The event's own language, in which its texts are written elsewhere. */
  default_language: locale,
  /** The language of the translations. */
  language: locale,
  /** Every language but the event's own, and how far it is translated. */
  languages: z.array(languageMeter),
  /** The event's own texts, those that are empty left out. */
  texts: z.array(translatedText),
  /** A page of its products. */
  products: z.array(
    z.object({ id: z.string(), name: z.string(), locked: z.boolean(), texts: z.array(translatedText) }),
  ),
  next_cursor: z.string().nullable(),
  locked: z.boolean(),
  /** Sent back with a save, so that nobody overwrites another's translations into the same language. */
  version: z.int32(),
});
export type EventTexts = z.output<typeof eventTexts>;

const textsQuery = z.object({
  /** Of the translations; the first that is not the event's own if left out. */
  language: locale.optional(),
  /** Only products with a text that is missing, or of which the source has changed. */
  open: outsideFlag.default(false),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type TextsQuery = z.output<typeof textsQuery>;

/** A page has some texts for each of 100 products besides the event's own. */
const MOST_TEXTS = 600;
/** Of the words of a formatted text, with what separates its paragraphs. */
const MOST_CHARACTERS = 30_000;

const isTooLong = (field: TextField, said: string) =>
  FORMATTED_TEXTS.has(field)
    ? richTextExcess(fromPlainText(said)) !== undefined
    : said.length > TEXT_LENGTHS[field];

const savedText = z
  .strictObject({
    /** Null for a text of the event itself. */
    product: objectId.nullable(),
    field: z.enum(TEXT_FIELDS),
    /** Empty to show the source again; of a formatted text, its paragraphs an empty line apart. */
    text: text(MOST_CHARACTERS).optional(),
    /** A formatted text with its formatting: counts where both are sent (S3.6-16). */
    document: richText.optional(),
  })
  .superRefine(({ field, text: said, document }, context) => {
    const wrong = (at: 'text' | 'document', code: FieldErrorCode) =>
      context.addIssue({ code: 'custom', path: [at], params: { code } });
    if (said === undefined && document === undefined) wrong('text', 'required');
    if (said !== undefined && document === undefined && isTooLong(field, said)) wrong('text', 'too_long');
    if (document !== undefined && !FORMATTED_TEXTS.has(field)) wrong('document', 'invalid');
  });

const textsUpdate = z.strictObject({
  language: z.enum(LOCALE_CODES),
  version: z.int().min(0),
  texts: z.array(savedText).max(MOST_TEXTS),
});
export type TextsUpdate = z.output<typeof textsUpdate>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

const PRODUCT_NAME: TranslatedText = {
  field: 'product_name',
  source: 'Crew Tee',
  source_document: null,
  text: 'Rundhals-Shirt',
  document: null,
  changed: true,
};

const example: EventTexts = {
  default_language: 'en',
  language: 'de',
  languages: [{ language: 'de', translated: 2, changed: 1, total: 26 }],
  texts: [
    {
      field: 'home_heading',
      source: 'Coffee people, well dressed',
      source_document: null,
      text: 'Kaffeemenschen, gut angezogen',
      document: null,
      changed: false,
    },
  ],
  products: [
    {
      id: 'ff-crew-tee',
      name: 'Crew Tee',
      locked: false,
      texts: [PRODUCT_NAME],
    },
  ],
  next_cursor: null,
  locked: false,
  version: 3,
};

export const readTexts = route({
  id: 'texts.read',
  ...readTextsCall,
  summary: 'The texts of an event beside their translations, with what is missing in each language',
  access: 'tenant',
  permission: 'store_configuration.read',
  params: eventParams,
  query: textsQuery,
  response: eventTexts,
  example: { params, query: { language: 'de' }, response: example },
});

export const saveTexts = route({
  id: 'texts.save',
  ...saveTextsCall,
  summary: 'Saves translations of an event’s texts into one language; those left out stay unchanged',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: textsQuery.omit({ language: true }),
  body: textsUpdate,
  response: eventTexts,
  errors: ['conflict', 'event_locked', 'product_locked'],
  example: {
    params,
    request: {
      language: 'de',
      version: 2,
      texts: [{ product: null, field: 'home_heading', text: 'Kaffeemenschen, gut angezogen' }],
    },
    response: example,
  },
});
