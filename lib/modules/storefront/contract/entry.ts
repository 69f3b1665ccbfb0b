import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { route } from '@/lib/contract/route';
import { locale, none, requiredText, slug } from '@/lib/contract/primitives';
import { ENTRY_PASSWORD } from '@/lib/modules/events/rules/access';
import { askEntryCodeCall, enterByCodeCall, enterByPasswordCall, readEntryCall } from './paths';

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const face = z.object({ name: z.string(), weight: z.number().int() });
const params = z.object({ slug });
const exampleParams = { slug: 'lumen-crew' };
const common = { access: 'public' as const, beforeEntry: true as const, params };

/** All that a private store shows before entry (S3.5-11): no name, logo, picture, text or product of it. */
const entry = z.object({
  /** `email`: by an address of a domain or of a list; which of the two stays the store's own. */
  mode: z.enum(['password', 'email']),
  /** The caller's cookie opens it. */
  entered: z.boolean(),
  language: locale,
  look: z.object({
    primary: hexColour,
    secondary: hexColour,
    tertiary: hexColour,
    heading_font: face,
    text_font: face,
  }),
});
export type Entry = z.output<typeof entry>;

export const readEntry = route({
  ...common,
  id: 'storefront.read-entry',
  ...readEntryCall,
  summary: 'What a private store asks for; 404 for a store that lets everybody in, and for none',
  query: none,
  response: entry,
  example: {
    params: exampleParams,
    response: {
      mode: 'email',
      entered: false,
      language: 'en',
      look: {
        primary: '#1f4d3a',
        secondary: '#e8dcc4',
        tertiary: '#b5532a',
        heading_font: { name: 'Lora', weight: 500 },
        text_font: { name: 'Inter', weight: 400 },
      },
    },
  },
});

/** The cookie that opens a store, to be kept out of scripts' reach. */
const pass = z.object({
  cookie: z.string(),
  pass: z.string(),
  /** How long it holds. */
  seconds: z.number().int(),
});
export type EntryPass = z.output<typeof pass>;
const passExample: EntryPass = {
  cookie: 'entry_evt_lumen_crew',
  pass: 't5m8w0.0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  seconds: 2_592_000,
};

export const enterByPassword = route({
  ...common,
  id: 'storefront.enter-by-password',
  ...enterByPasswordCall,
  summary: 'Enters a private store by its password',
  query: none,
  body: z.object({ password: z.string().min(1).max(ENTRY_PASSWORD.most) }),
  response: pass,
  errors: ['rate_limited', 'unavailable'],
  example: { params: exampleParams, request: { password: 'a door of our own' }, response: passExample },
});

const email = emailFrom(requiredText(254));

export const askEntryCode = route({
  ...common,
  id: 'storefront.ask-entry-code',
  ...askEntryCodeCall,
  summary: 'Mails a code to an address that may enter; the answer is the same for one that may not',
  query: none,
  body: z.object({ email, lang: locale.default('en') }),
  response: z.object({ asked: z.literal(true) }),
  errors: ['rate_limited'],
  example: {
    params: exampleParams,
    request: { email: 'femke@lumen-robotics.example', lang: 'nl' },
    response: { asked: true },
  },
});

export const enterByCode = route({
  ...common,
  id: 'storefront.enter-by-code',
  ...enterByCodeCall,
  summary: 'Enters a private store by a mailed code, which holds for ten minutes and once',
  query: none,
  body: z.object({ email, code: requiredText(20) }),
  response: pass,
  errors: ['rate_limited'],
  example: {
    params: exampleParams,
    request: { email: 'femke@lumen-robotics.example', code: '482913' },
    response: passExample,
  },
});
