import { sql } from 'drizzle-orm';
import type { DataSubject, PersonalDataPart } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';

const STAFF = { staffId: 'usr_privacy' } as const;

async function forget(tx: Transaction, table: 'own' | 'staff', words: readonly string[]): Promise<number> {
  const from = table === 'own' ? sql`idempotency_keys` : sql`staff_idempotency_keys`;
  const { rowCount } = await tx.execute(sql`delete from ${from} k where exists (
    select from unnest(${sql.param([...words])}::text[]) word
    where position(lower(word) in lower(k.response::text)) > 0)`);
  return rowCount ?? 0;
}

async function erase(context: TenantContext, { email, words }: DataSubject): Promise<number> {
  const said = [...(email === null ? [] : [email]), ...words];
  if (said.length === 0) return 0;
  const own = await withTenant(context, async (tx) => {
    await tx.execute(sql`select forget_job_errors(${sql.param(said)}::text[])`);
    return forget(tx, 'own', said);
  });
  return own + (await withStaff(STAFF, (tx) => forget(tx, 'staff', said)));
}

/**
 * Answers kept for two days for a call that is repeated, and what failed jobs quote. A repeat of an erased one is caught by what
 * it would make twice: the order, the customer, the code. D46-2.
 */
export const answersPersonalData: PersonalDataPart = {
  name: 'answers',
  columns: ['idempotency_keys.response'],
  find: async () => [],
  erase,
};
