import { z } from 'zod';
import { MOST_PEOPLE_BYTES, PEOPLE_PROBLEMS } from '@/lib/modules/claims/rules/people-file';
import { fileImportRoutes } from '@/lib/modules/lists/contract/file-import';
import { batchExample, batchParams } from './code-batch';
import { peopleImportCalls } from './paths';

/** Files of codes with their persons, for a batch of single-use codes. D40-1, D40-4. */
export const peopleImports = fileImportRoutes({
  calls: peopleImportCalls,
  idOf: (verb) => `code-batches.${verb}-import`,
  of: 'codes with their persons',
  permission: 'promo_codes.write',
  mostBytes: MOST_PEOPLE_BYTES,
  problems: PEOPLE_PROBLEMS,
  /** How many codes are new, and of how many the person is another. */
  counts: { created: z.number().int(), updated: z.number().int() },
  params: batchParams,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit', batch: batchExample.id },
    id: 'cim_7k2m9x4c1v8b3n5q6w0z',
    fileName: 'guests.csv',
    csv: 'code,name,email,text\n,Ada Fern,ada@guest.example,Thank you for the keynote\n',
    counts: { created: 110, updated: 10 },
  },
});
export type PeopleImport = z.output<typeof peopleImports.read.response>;
