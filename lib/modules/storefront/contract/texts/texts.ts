import { z } from 'zod';
import { eventParams, locale, objectId, outsideFlag, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { TEXT_FIELDS, TEXT_LENGTHS } from '@/lib/modules/events/rules/text-fields';
import { readTextsCall, saveTextsCall } from '../paths';

const translatedText = z.object({
  field: z.enum(TEXT_FIELDS),
  /** The text in the event's own language, which visitors read where there is no translation. */
  source: z.string(),
  /** The translation; empty where there is none. */
  text: z.string(),
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
  version: z.number().int(),
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

/** A page has at most two texts for each of 100 products besides the event's own. */
const MOST_TEXTS = 300;

const savedText = z
  .strictObject({
    /** Null for a text of the event itself. */
    product: objectId.nullable(),
    field: z.enum(TEXT_FIELDS),
    /** Empty to show the source again. */
    text: text(5000),
  })
  .superRefine(({ field, text: said }, context) => {
    if (said.length > TEXT_LENGTHS[field])
      context.addIssue({ code: 'custom', path: ['text'], params: { code: 'too_long' } });
  });

const textsUpdate = z.strictObject({
  language: z.enum(LOCALE_CODES),
  version: z.int().min(0),
  texts: z.array(savedText).max(MOST_TEXTS),
});
export type TextsUpdate = z.output<typeof textsUpdate>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

const example: EventTexts = {
  default_language: 'en',
  language: 'de',
  languages: [{ language: 'de', translated: 2, changed: 1, total: 26 }],
  texts: [
    {
      field: 'home_heading',
      source: 'Coffee people, well dressed',
      text: 'Kaffeemenschen, gut angezogen',
      changed: false,
    },
  ],
  products: [
    {
      id: 'ff-crew-tee',
      name: 'Crew Tee',
      locked: false,
      texts: [{ field: 'product_name', source: 'Crew Tee', text: 'Rundhals-Shirt', changed: true }],
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
