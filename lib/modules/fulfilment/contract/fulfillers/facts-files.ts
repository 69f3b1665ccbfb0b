import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, outsideFlag } from '@/lib/contract/primitives';
import { FACT_PROBLEMS, MOST_FACT_BYTES } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';
import { factsFileCall, importFactsCall } from '../paths';
import { fulfillerParams } from './shapes';

const params = fulfillerParams.extend({
  file: z.enum(['blanks', 'stock']).meta({ description: 'What the file is of' }),
});
export type FactsFileKind = z.output<typeof params>['file'];

const factsImport = z.object({
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
      code: z.enum(FACT_PROBLEMS),
    }),
  ),
});
export type FactsImport = z.output<typeof factsImport>;

const AT = { fulfiller: 'ful_northlight', file: 'stock' };

/** D48, S2.2-110, S2.2-111. */
export const factsFile = route({
  id: 'fulfillers.file',
  ...factsFileCall,
  summary: 'What a fulfiller prints, or has in stock, as a CSV file to fill in',
  access: 'staff',
  permission: 'fulfillers.read',
  params,
  /** `lang`: of the headers. */
  query: z.object({ lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  example: {
    params: AT,
    response:
      '\ufeffSKU [sku],Pieces [pieces],Discontinued (1 or 0) [discontinued]\r\nNL180-BLACK-M,240,0\r\n',
  },
});

export const importFacts = route({
  id: 'fulfillers.import',
  ...importFactsCall,
  summary: 'Checks a filled-in CSV file; without `dry_run` it writes all of it, or nothing',
  access: 'staff',
  permission: 'fulfillers.write',
  params,
  query: z.object({
    dry_run: outsideFlag.default(false),
    version: z.coerce
      .number()
      .int()
      .min(1)
      .meta({ description: 'Version of the fulfiller as it was read; another’s change is a conflict' }),
  }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_FACT_BYTES,
  response: factsImport,
  errors: ['conflict'],
  example: {
    params: AT,
    query: { dry_run: 'true', version: '4' },
    request: new TextEncoder().encode('sku,pieces,discontinued\nNL180-BLACK-M,240,0\n'),
    response: { applied: false, rows: 1, changes: 1, error_count: 0, errors: [] },
  },
});
