import { z } from 'zod';
import { instantText, locale, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import type { MessageKey } from '@/lib/intl/message-files';
import { MAIL_TEXT_GROUPS } from '@/lib/modules/mails/rules/mail-text-groups';
import { TEXT_PARTS } from '@/lib/modules/mails/rules/text-parts';
import * as paths from './paths';

const mailId = z.string().regex(/^[A-Za-z0-9_.]{3,80}$/);
const params = z.object({ platform_mail: mailId });

const listedMail = z.object({
  id: z.string(),
  group: z.enum(MAIL_TEXT_GROUPS),
  /** Its subject with example data, in the reader's language. */
  name: z.string(),
  when: z.string(),
  /** The languages in which something of it is said otherwise. */
  changed: z.array(locale),
  /** Whether a text of it no longer fits, so that the original is said. */
  is_broken: z.boolean(),
});
export type ListedMailText = z.output<typeof listedMail>;

const version = z.object({
  version: z.int32(),
  /** Null for back to the original. */
  text: z.string().nullable(),
  changed_at: instantText,
  /** Null once they were removed for good. */
  changed_by: z.string().nullable(),
});

const mailText = z.object({
  key: z.string(),
  part: z.enum(TEXT_PARTS),
  original: z.string(),
  /** Null where the original is said. */
  text: z.string().nullable(),
  /** Sent back with a save, so that nobody overwrites another's; 0 where nothing was ever saved. */
  version: z.int32(),
  longest: z.number().int(),
  placeholders: z.array(z.string()),
  /** How many other mails say it too. */
  shared_with: z.number().int(),
  is_broken: z.boolean(),
  /** What was saved, the newest first. */
  versions: z.array(version),
});
export type MailText = z.output<typeof mailText>;

const mailTexts = z.object({ id: z.string(), lang: locale, texts: z.array(mailText) });
export type MailTexts = z.output<typeof mailTexts>;

const written = z.object({
  key: z
    .string()
    .regex(/^[A-Za-z0-9_.]{3,120}$/)
    .transform((key) => key as MessageKey)
    .meta({ description: 'Which text of the mail' }),
  text: text(1000)
    .nullable()
    .meta({ description: 'What is said in its place, with the same placeholders; null for the original' }),
  version: z.int32().min(0).meta({ description: 'The version that was read' }),
});
const form = z.object({ lang: locale, texts: z.array(written).max(60) });
export type MailTextsForm = z.output<typeof form>;

const shown = z.object({
  sender: z.string(),
  subject: z.string(),
  /** The whole document, its pictures inside; nothing in it runs or loads. */
  html: z.string(),
  text: z.string(),
});
export type ShownTexts = z.output<typeof shown>;

const AT = { platform_mail: 'accountMail.reset' };
const SUBJECT = 'Choose a new password for {brand}';
const OWN = 'Your new password for {brand}';
const EXAMPLE: MailTexts = {
  id: 'accountMail.reset',
  lang: 'en',
  texts: [
    {
      key: 'accountMail.reset.subject',
      part: 'subject',
      original: SUBJECT,
      text: OWN,
      version: 1,
      longest: 200,
      placeholders: ['brand'],
      shared_with: 0,
      is_broken: false,
      versions: [{ version: 1, text: OWN, changed_at: '2026-11-30T09:00:00.000Z', changed_by: 'Sam Admin' }],
    },
  ],
};
const REQUEST = { lang: 'en', texts: [{ key: 'accountMail.reset.subject', text: OWN, version: 0 }] } as const;
const reading = { access: 'staff', permission: 'super_admin_panel.read' } as const;
const writing = { access: 'staff', permission: 'super_admin_panel.update' } as const;

/** S2.2-335. */
export const listMailTexts = route({
  id: 'mail-texts.list',
  ...paths.listMailTextsCall,
  summary: 'Every mail of the platform, when it goes out, and whether its texts were changed',
  ...reading,
  params: none,
  query: none,
  response: z.object({ mails: z.array(listedMail) }),
  example: {
    response: {
      mails: [
        {
          id: 'accountMail.reset',
          group: 'accounts',
          name: 'Choose a new password',
          when: 'When someone asks to reset their password.',
          changed: ['en'],
          is_broken: false,
        },
      ],
    },
  },
});

/** S2.2-335. */
export const readMailTexts = route({
  id: 'mail-texts.read',
  ...paths.readMailTextsCall,
  summary: 'The texts of a mail in a language: the originals, and what is said in their place',
  ...reading,
  params,
  query: z.object({ lang: locale }),
  response: mailTexts,
  example: { params: AT, query: { lang: 'en' }, response: EXAMPLE },
});

/** S2.2-335, S2.2-337. */
export const saveMailTexts = route({
  id: 'mail-texts.save',
  ...paths.saveMailTextsCall,
  summary: 'Says something else in a mail, or the original again, for everybody and at once',
  ...writing,
  params,
  query: none,
  body: form,
  response: mailTexts,
  errors: ['conflict'],
  example: { params: AT, request: { ...REQUEST, texts: [...REQUEST.texts] }, response: EXAMPLE },
});

/** S2.2-338. */
export const previewMailTexts = route({
  id: 'mail-texts.preview',
  ...paths.previewMailTextsCall,
  summary: 'The mail with example data and these texts; nothing is saved',
  ...reading,
  params,
  query: none,
  body: form,
  response: shown,
  example: {
    params: AT,
    request: { ...REQUEST, texts: [...REQUEST.texts] },
    response: {
      sender: 'Example',
      subject: 'Your new password',
      html: '<!DOCTYPE html><html lang="en"><body>Choose a new password, Alex Sample</body></html>',
      text: 'Choose a new password, Alex Sample',
    },
  },
});

/** S2.2-339. */
export const testMailTexts = route({
  id: 'mail-texts.test',
  ...paths.testMailTextsCall,
  summary: 'Sends the mail, as it is saved, to whoever asks, marked as a test',
  ...writing,
  params,
  query: none,
  body: z.object({ lang: locale }),
  errors: ['email_unverified', 'rate_limited'],
  response: z.object({ email: z.string() }),
  example: { params: AT, request: { lang: 'en' }, response: { email: 'sam@merchloom.example' } },
});
