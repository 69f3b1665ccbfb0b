import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject, OpenMatter } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { CASE_STATES, isOpenCase } from '@/lib/modules/returns/rules/cases';

/** Cases `c` of the person's orders, or with a receipt to their address. */
const OF = ({
  tenantId,
  email,
  orderIds,
}: Omit<DataSubject, 'words' | 'emailKey'>): SQL => sql`c.tenant_id = ${tenantId}
  and (c.order_id = any(${sql.param([...orderIds])}::text[]) or lower(btrim(c.email)) = ${email})`;

export interface HeldCaseRow extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, string>;
}

/** What the person told of their orders, and what they were answered. D46. */
export async function findCaseData(tx: Transaction, subject: DataSubject): Promise<HeldCaseRow[]> {
  const { rows } = await tx.execute<HeldCaseRow>(sql`
    select c.id, to_json(c.opened_at) #>> '{}' as at,
      jsonb_build_object('name', c.name, 'email', c.email, 'message', c.words, 'note', c.refusal) as fields
    from order_cases c where ${OF(subject)} and c.email <> '' order by c.opened_at, c.id`);
  return rows;
}

/** Cases that wait for somebody: whoever made one is still to be told of the money or the refusal. D46-10. */
export async function findOpenCases(
  tx: Transaction,
  subject: Omit<DataSubject, 'words' | 'emailKey'>,
): Promise<OpenMatter[]> {
  const { rows } = await tx.execute<OpenMatter>(sql`
    select distinct 'case' as kind, o.id as "orderId", o.order_ref as "orderRef", o.created_at
    from order_cases c join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where ${OF(subject)} and c.email <> '' and c.state = any(${sql.param(CASE_STATES.filter(isOpenCase))}::text[])
    order by o.created_at, o.id`);
  return rows;
}

/** Replaces names, words and pictures; what was withdrawn or complained of stays for the books. A refusal is never empty. D46-2. */
export async function eraseCaseData(tx: Transaction, subject: DataSubject): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update order_cases c set name = '', email = '', words = '', photos = '[]',
      refusal = case when c.refusal = '' then '' else '–' end
    where ${OF(subject)} and c.email <> ''`);
  return rowCount ?? 0;
}
