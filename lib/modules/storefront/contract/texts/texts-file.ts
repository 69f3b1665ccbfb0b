import { z } from 'zod';
import { eventParams, locale, outsideFlag } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { MOST_TEXT_BYTES, TEXT_PROBLEMS } from '@/lib/modules/storefront/rules/texts/texts-file';
import { importTextsCall, textsFileCall } from '../paths';

const importResult = z.object({
  /** False for a dry run, and while anything is wrong: then nothing is written. */
  applied: z.boolean(),
  rows: z.number().int(),
  changes: z.number().int(),
  error_count: z.number().int(),
  /** The first of them, by line of the file; null for the file as a whole. */
  errors: z.array(
    z.object({
      row: z.number().int().nullable(),
      column: z.string().nullable(),
      code: z.enum(TEXT_PROBLEMS),
    }),
  ),
});
export type TextsImport = z.output<typeof importResult>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const textsFile = route({
  id: 'texts.file',
  ...textsFileCall,
  summary: 'The texts of an event and their translations into a language as a CSV file for a translator',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  /** `language`: of the translations; `lang`: of the headers. */
  query: z.object({ language: locale, lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  errors: ['too_many_rows'],
  example: {
    params,
    query: { language: 'de' },
    response:
      '\ufeffPage [place],Text [text],English [source],Translation [translation],Language [language],Text id [text_id],State [seen]\r\n' +
      'Store pages,Heading,"Coffee people, well dressed",,de,home_heading,v8d1f3b52a07c\r\n',
  },
});

export const importTexts = route({
  id: 'texts.import',
  ...importTextsCall,
  summary: 'Checks a translator’s CSV file; without `dry_run` it writes all of it, or nothing',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: z.object({ language: locale, dry_run: outsideFlag.default(false) }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_TEXT_BYTES,
  response: importResult,
  errors: ['event_locked'],
  example: {
    params,
    query: { language: 'de', dry_run: 'true' },
    request: new TextEncoder().encode(
      'text_id,language,seen,translation\nhome_heading,de,v8d1f3b52a07c,Kaffeemenschen\n',
    ),
    response: { applied: false, rows: 1, changes: 1, error_count: 0, errors: [] },
  },
});
