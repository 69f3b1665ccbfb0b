import { z } from 'zod';
import { locale, none, outsideFlag } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { DEFINITION_COLUMNS } from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import { BLANK_FILE_PROBLEMS, MOST_BLANK_BYTES } from '@/lib/modules/catalogue/rules/blanks/blank-file';
import { blankFileCall, importBlanksCall } from '../paths';
import { blankId } from '../product-fields';

const blanksImport = z.object({
  /** False for a dry run, and while anything is wrong: then nothing is written. */
  applied: z.boolean(),
  rows: z.number().int(),
  error_count: z.number().int(),
  /** The first of them, by line of the file; null for the file as a whole. */
  errors: z.array(
    z.object({
      row: z.number().int().nullable(),
      column: z.string().nullable(),
      code: z.enum(BLANK_FILE_PROBLEMS as [string, ...string[]]),
    }),
  ),
  /** Each blank that the file changes, with what it changes of it; none while anything is wrong. */
  blanks: z.array(
    z.object({
      id: blankId,
      /** Whether the file adds it. */
      is_new: z.boolean(),
      brand: z.string(),
      code: z.string(),
      changes: z.array(
        z.object({ column: z.enum(DEFINITION_COLUMNS), before: z.string(), after: z.string() }),
      ),
    }),
  ),
});
export type BlanksImport = z.output<typeof blanksImport>;

/** D48, S2.2-236. */
export const blankFile = route({
  id: 'blanks.file',
  ...blankFileCall,
  summary: 'All blanks as a CSV file to fill in',
  access: 'staff',
  permission: 'clients.read',
  params: none,
  /** `lang`: of the headers. */
  query: z.object({ lang: locale.optional() }),
  response: z.string().meta({ contentType: 'text/csv' }),
  example: {
    response: '\ufeffGarment (id) [blank],Brand [brand]\r\ntee,Northlight\r\n',
  },
});

export const importBlanks = route({
  id: 'blanks.import',
  ...importBlanksCall,
  summary: 'Checks a filled-in CSV file of blanks; without `dry_run` it writes all of it, or nothing',
  access: 'staff',
  permission: 'blanks.write',
  params: none,
  query: z.object({ dry_run: outsideFlag.default(false) }),
  body: z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' }),
  bodyKind: 'bytes',
  bodyLimit: MOST_BLANK_BYTES,
  response: blanksImport,
  example: {
    query: { dry_run: 'true' },
    request: new TextEncoder().encode('blank,revision,blank_gbp\ntee,1,4.30\n'),
    response: {
      applied: false,
      rows: 1,
      error_count: 0,
      errors: [],
      blanks: [
        {
          id: 'tee',
          is_new: false,
          brand: 'Northlight',
          code: 'NL180',
          changes: [{ column: 'blank_gbp', before: '4.10', after: '4.30' }],
        },
      ],
    },
  },
});
