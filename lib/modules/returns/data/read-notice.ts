import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { CaseKind, CaseState } from '@/lib/modules/returns/rules/cases';

/** What a client's admins are told of a case: nothing that the buyer wrote. */
export interface NoticeFacts {
  tenant: string;
  orderRef: string;
  region: Region;
  kind: CaseKind;
  state: CaseState;
  dueAt: Date;
  amountMinor: number | null;
}

/** The facts of a mail to a client's admins about a case; undefined for another tenant's. D53-8. */
export async function readNotice(
  tx: Transaction,
  { tenantId, caseId }: { tenantId: string; caseId: string },
): Promise<NoticeFacts | undefined> {
  const { rows } = await tx.execute<NoticeFacts & Record<string, unknown>>(sql`
    select t.name as tenant, o.order_ref as "orderRef", o.region, c.kind, c.state, c.due_at as "dueAt",
      c.amount_minor as "amountMinor"
    from order_cases c join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
      join tenants t on t.id = c.tenant_id
    where c.tenant_id = ${tenantId} and c.id = ${caseId}`);
  const [row] = rows;
  return row && { ...row, dueAt: new Date(row.dueAt) };
}
