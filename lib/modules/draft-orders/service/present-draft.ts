import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { DraftOrder, DraftSummary } from '@/lib/modules/draft-orders/contract/drafts';
import type { DraftRow } from '@/lib/modules/draft-orders/data/drafts';
import { DRAFT_LIMITS, isUndelivered } from '@/lib/modules/draft-orders/rules/drafts';
import { can } from '@/lib/permissions/permissions';
import { draftUrl } from './draft-link';
import { priceDraft, readStore } from './price-draft';

/** A draft as a list shows it. S2.2-90. */
export const presentSummary = (row: DraftRow): DraftSummary => ({
  id: row.id,
  event_slug: row.eventSlug,
  event_name: row.eventName,
  state: row.state,
  name: row.name,
  email: row.email,
  item_count: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  sent_total: row.totalMinor === null ? null : toWire(row.totalMinor),
  currency: row.currency,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/** A draft with all that its client may see and do. S2.2-90. */
export async function presentDraft(
  tx: Transaction,
  tenantId: string,
  user: SessionUser,
  row: DraftRow,
): Promise<DraftOrder> {
  const ids = row.lines.map(({ product }) => product);
  const { priced } = await priceDraft(tx, await readStore(tx, tenantId, row.eventSlug, ids), row);
  const open = can(user, 'orders.write') && row.state !== 'paid' && row.state !== 'withdrawn';
  return {
    ...presentSummary(row),
    ...priced,
    lang: row.lang,
    note: row.note,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    sends: row.sends,
    undelivered: isUndelivered(row, now()),
    orders: row.orders,
    link: row.sentAt === null ? null : draftUrl(row.eventSlug, { tenantId, draftId: row.id }),
    can_update: open && row.state === 'draft',
    can_send: open && row.sends < DRAFT_LIMITS.sends,
    can_withdraw: open,
    version: row.version,
  };
}
