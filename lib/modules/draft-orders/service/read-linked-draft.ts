import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { LinkedDraft } from '@/lib/modules/draft-orders/contract/linked-draft';
import { findDraft, type DraftRow } from '@/lib/modules/draft-orders/data/drafts';
import type { LinkedState } from '@/lib/modules/draft-orders/rules/drafts';
import { eventAvailability, type SellingEvent } from '@/lib/modules/events/rules/event-availability';
import { readDraftToken } from './draft-link';
import { priceDraft, readKeptStore } from './price-draft';

function linkedState({ state }: DraftRow, event: SellingEvent): LinkedState {
  if (state === 'paid' || state === 'expired' || state === 'withdrawn') return state;
  return eventAvailability(event, now()) === 'open' ? 'open' : 'closed';
}

/**
 * What the holder of a draft's link sees: its lines at current prices, and what has become of it. S2.2-91. Throws the same 404 for
 * an invalid token, a draft that is gone, one that was never sent and one of a store that was deleted (S2.2-130).
 */
export async function readLinkedDraft(token: string, requestId: string): Promise<LinkedDraft> {
  const named = readDraftToken(token);
  if (!named) throw notFound();
  const { tenantId } = named;
  const context: TenantContext = { tenantId, actor: 'shopper', requestId };
  return withTenant(context, async (tx) => {
    const row = await findDraft(tx, named);
    if (!row || row.expiresAt === null || row.totalMinor === null) throw notFound();
    const ids = row.lines.map(({ product }) => product);
    const facts = await readKeptStore(tx, tenantId, row.eventSlug, ids);
    const { priced, total } = await priceDraft(tx, facts, row);
    const state = linkedState(row, facts.event);
    return {
      ...priced,
      tenant_id: tenantId,
      event_slug: row.eventSlug,
      state,
      name: state === 'open' ? row.name : '',
      email: state === 'open' ? row.email : '',
      note: state === 'open' ? row.note : '',
      expires_at: row.expiresAt.toISOString(),
      sent_total: toWire(row.totalMinor),
      changed: total !== row.totalMinor,
    };
  });
}
