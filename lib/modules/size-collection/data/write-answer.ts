import { and, eq, sql } from 'drizzle-orm';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import { bulkInvitees, type InviteeDelivery } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';

/** A checked answer to store. */
export interface AnswerRow {
  tenantId: string;
  inviteeId: string;
  name: string;
  productId: string;
  variantId: string;
  personalisation: PersonalTexts;
  delivery: InviteeDelivery | null;
  at: Date;
}

/** Stores an answer in place of version `version`; false when another was stored meanwhile, or the invitee removed. */
export async function writeAnswer(tx: Transaction, answer: AnswerRow, version: number): Promise<boolean> {
  const { tenantId, inviteeId, at, ...columns } = answer;
  const kept = await tx
    .update(bulkInvitees)
    .set({ ...columns, answeredAt: at, version: sql`${bulkInvitees.version} + 1` })
    .where(
      and(
        eq(bulkInvitees.tenantId, tenantId),
        eq(bulkInvitees.id, inviteeId),
        eq(bulkInvitees.version, version),
      ),
    )
    .returning({ id: bulkInvitees.id });
  return kept.length === 1;
}
