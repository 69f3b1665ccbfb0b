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
 * Gives a locked claim the keys of whom and where it goes to now (DECISIONS 24, D18-6): those it loses pass on or become
 * free, those it needs are taken by a write that at most one claim wins. A household or person that has its gift already
 * is a `ClaimRefusal`; in flag mode the claim goes into the client's queue instead. A claim that is in the queue stays
 * there whatever its shopper changes: only the client takes it out.
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
  if (refuses) throw new ClaimRefusal({ kind: 'already_ordered', eventId, known, keys: fresh });
  const reasons = await flagClaim(tx, { tenantId, orderId, eventId, keys: fresh, at: now() });
  if (reasons.length === 0) return;
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'claim.flagged', ...subject, data: { event: eventId, reasons } });
}
