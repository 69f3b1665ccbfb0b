import { now } from '@/lib/kernel/clock';
import type { DataSubject, PersonalDataPart } from '@/lib/db/personal-data';
import { withStaff } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { fileStore } from '@/lib/files/store';
import * as exportRows from '@/lib/modules/lists/data/exports';
import {
  blankImports,
  blankQueries,
  exportKey,
  findPeopleExports,
  type ExportFileRow,
  type Whose,
} from '@/lib/modules/lists/data/personal-data';
import { expireExport } from './expire-export';
import { inJob } from './job-scope';

/** Staff's lists hold rows of all clients: what they exported of this person goes too. No row of another client is changed. */
const STAFF = { staffId: 'usr_privacy' } as const;

async function fileSays(key: string, words: readonly string[]): Promise<boolean> {
  const text = (await fileStore().get(key))?.toString('utf8').toLowerCase() ?? '';
  return words.some((word) => text.includes(word.toLowerCase()));
}

/** A file that names the person goes; what is being written was read before, and is given up. */
async function eraseExport(row: ExportFileRow, words: readonly string[]): Promise<number> {
  const job = exportKey(row);
  if (row.storageKey === null) {
    const failure = { id: row.id, problem: 'fault', at: now() } as const;
    return (await inJob(job, (tx) => exportRows.storeFailure(tx, job, failure))) ? 1 : 0;
  }
  if (!(await fileSays(row.storageKey, words))) return 0;
  await expireExport(job);
  return 1;
}

async function eraseFrom(
  run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  whose: Whose,
  words: readonly string[],
): Promise<number> {
  let gone = 0;
  for (const row of await run((tx) => findPeopleExports(tx, whose))) gone += await eraseExport(row, words);
  return gone + (await run((tx) => blankQueries(tx, whose, words)));
}

async function erase(context: TenantContext, { email, words }: DataSubject): Promise<number> {
  const said = [...(email === null ? [] : [email]), ...words];
  if (said.length === 0) return 0;
  const own = await eraseFrom((work) => withTenant(context, work), 'own', said);
  const staffs = await eraseFrom((work) => withStaff(STAFF, work), 'staff', said);
  const imports = await withTenant(context, (tx) => blankImports(tx, said));
  return own + staffs + imports;
}

/** Files kept for download or uploaded, and filters that somebody saved: copies of what other parts hold. D46-2. */
export const listsPersonalData: PersonalDataPart = {
  name: 'files',
  columns: [
    'list_exports.query',
    'list_exports.file_name',
    'list_views.query',
    'list_views.name',
    'list_views.name_key',
    'bulk_acts.targets',
    'bulk_acts.input',
    'file_imports.content',
    'file_imports.file_name',
  ],
  // Copies: what they were made of is found where it is held.
  find: async () => [],
  erase,
};
