import { now } from '@/lib/kernel/clock';
import type { Claimant } from '@/lib/modules/claims/rules/household';
import { audit } from '@/lib/audit/append-audit';
import { flagClaim } from '@/lib/modules/claims/data/flag-claim';
import { giveBackKeys } from '@/lib/modules/claims/data/give-back-keys';
import { dropMatches, takeKeys } from '@/lib/modules/claims/data/take-keys';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { householdKeys, type KeyedEvent } from './household-keys';
import { ClaimRefusal } from './refusal';

interface Move {
  event: KeyedEvent;
  from: Claimant;
  to: Claimant;
}

/**
 * Gives a locked claim the keys of its new name and address (D24-2, D18-6). Keys it loses pass to another claim or
 * become free; keys it needs are taken by a write that at most one claim wins. If a household or person already has its
 * gift, a `ClaimRefusal` is thrown; in flag mode the claim is flagged instead. A claim that waits for the client's
 * decision keeps waiting, whatever its shopper changes.
 */
export async function rehouseClaim(
  tx: Transaction,
  context: TenantContext,
  order: { tenantId: string; id: string; eventId: string },
  { event, from, to }: Move,
): Promise<void> {
  const { tenantId, id: orderId, eventId } = order;
  const { keys, refuses } = householdKeys(event, to);
  const before = new Set(householdKeys(event, from).keys.map(({ hash }) => hash));
  const fresh = keys.filter(({ hash }) => !before.has(hash));
  await giveBackKeys(tx, order, keys);
  await dropMatches(
    tx,
    order,
    fresh.map(({ kind }) => kind),
  );
  const known = await takeKeys(tx, order, fresh);
  if (known.length === 0) return;
  if (refuses) throw new ClaimRefusal({ kind: 'already_ordered', codes: [], eventId, known, keys: fresh });
  const reasons = await flagClaim(tx, {
    tenantId,
    orderId,
    eventId,
    keys: fresh,
    at: now(),
    forApproval: false,
  });
  if (reasons.length === 0) return;
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'claim.flagged', ...subject, data: { event: eventId, reasons } });
}
