import { z } from 'zod';
import { eventParams, locale, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { readSeoCall, saveSeoCall } from '../paths';

const seoTexts = z.object({
  title: z.string(),
  description: z.string(),
  /** The text on the picture that a link to the store is shown with. */
  share: z.string(),
});
export type LanguageSeo = z.output<typeof seoTexts>;

const eventSeo = z.object({
  default_language: locale,
  /** Whether search engines may list its pages. Those of an event by invitation are never listed. */
  listed: z.boolean(),
  /** By language; an empty text is that of the event's language, else the fallback. */
  texts: z.partialRecord(locale, seoTexts),
  /** What is told by language where no text says it: from the store's name and headings. */
  fallbacks: z.record(locale, seoTexts),
  locked: z.boolean(),
  /** Sent back with a save, so that nobody overwrites another's changes. */
  version: z.int32(),
});
export type EventSeo = z.output<typeof eventSeo>;

const savedTexts = z.strictObject({ title: text(), description: text(), share: text() });

/** Languages that are left out stay unchanged. */
const seoUpdate = z.strictObject({
  version: z.int().min(0),
  listed: z.boolean().optional(),
  texts: z.partialRecord(z.enum(LOCALE_CODES), savedTexts).optional(),
});
export type SeoUpdate = z.output<typeof seoUpdate>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const german = {
  title: 'Fjord & Fern: Kleidung für Kaffeemenschen',
  description: 'Auf Bestellung gedruckt und aus Leith versandt.',
  share: 'Gut angezogen',
};
const fallback = {
  title: 'Fjord & Fern',
  description: 'Printed to order',
  share: 'Coffee people, well dressed',
};

const example: EventSeo = {
  default_language: 'en',
  listed: true,
  texts: { de: german },
  fallbacks: Object.fromEntries(LOCALE_CODES.map((code) => [code, fallback])) as EventSeo['fallbacks'],
  locked: false,
  version: 1,
};

export const readSeo = route({
  id: 'seo.read',
  ...readSeoCall,
  summary: 'What search results and shared links say of an event, by language',
  access: 'tenant',
  permission: 'store_configuration.read',
  params: eventParams,
  query: none,
  response: eventSeo,
  example: { params, response: example },
});

export const saveSeo = route({
  id: 'seo.save',
  ...saveSeoCall,
  summary: 'Changes what search results and shared links say of an event, and whether it is listed',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: seoUpdate,
  response: eventSeo,
  errors: ['conflict', 'event_locked'],
  example: { params, request: { version: 0, texts: { de: german } }, response: example },
});
