import { withTenant } from '@/lib/db/with-tenant';
import { askForAddress } from '@/lib/address/suggest/suggester';
import type { FixPage } from '@/lib/modules/order-changes/contract/fix-page';
import { readEditFacts, type EditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { raisedReason } from '@/lib/modules/order-changes/data/raised-reason';
import { deliveryCountries } from '@/lib/modules/checkout/rules/check-address';
import { itemsWithKnownAddress } from '@/lib/modules/fulfilment/service/parts/address-known';
import { addressOf } from '@/lib/modules/orders/service/address-of';
import { statusOfKind } from '@/lib/modules/orders/rules/fixable-issues';
import { linkedIssue, type HeldIssue } from './linked-issue';
import { readArtwork } from './read-artwork';

async function addressPart({ order }: HeldIssue, facts: EditFacts): Promise<FixPage['address']> {
  const now = addressOf(order);
  const countries = deliveryCountries(facts.event);
  const { states } = facts.event;
  const better = await askForAddress(now, { countries, states });
  return {
    version: order.updatedAt.toISOString(),
    email: order.snapshot.customer.email,
    now,
    suggestion: better && { ...now, ...better },
    countries,
    states,
  };
}

/** What the holder of a link to fix an order sees: what is wrong, while it can be fixed; else why not. D32-30, D32-31. */
async function presentFixPage(held: HeldIssue): Promise<FixPage> {
  const { context, issue, order, state } = held;
  const { tenantId } = context;
  const { facts, reason } = await withTenant(context, async (tx) => ({
    facts: await readEditFacts(tx, tenantId, order.id),
    reason: await raisedReason(tx, { tenantId, orderId: order.id, status: statusOfKind(issue.kind) }),
  }));
  const isOpen = state === 'open' && facts !== undefined;
  const ofAddress = isOpen && issue.kind === 'address';
  return {
    state,
    kind: issue.kind,
    order_ref: order.orderRef,
    tenant_id: tenantId,
    store: { slug: facts?.event.slug ?? '', name: order.snapshot.storeName },
    region: order.region,
    lang: order.lang,
    link_until: issue.linkUntil.toISOString(),
    reason: isOpen ? reason : null,
    address: ofAddress ? await addressPart(held, facts) : null,
    artwork: isOpen && issue.kind === 'artwork' ? await readArtwork(context, order.id) : null,
    too_late: ofAddress ? await itemsWithKnownAddress(context, order.id) : [],
  };
}

/** The page of a link to fix an order. D32-30. Throws 404 for an invalid token. */
export async function readFixPage(token: string, requestId: string): Promise<FixPage> {
  return presentFixPage(await linkedIssue(token, requestId));
}
