import { now } from '@/lib/kernel/clock';
import { purgeJob } from '@/lib/cache/enqueue-purge';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { SetKey, SetKind, WearerRow } from '@/lib/modules/storefront/data/look-sets';
import { lockSet, lockWearers } from '@/lib/modules/storefront/data/look-sets';
import { bumpVersions } from '@/lib/modules/storefront/data/versions';
import { keepVersions } from '../versions/keep-version';

/** A set that nobody else can change, choose or delete until the transaction ends, and the events that show it. */
interface HeldSet {
  version: number;
  wearers: WearerRow[];
}

/** Holds a set for a change or a deletion; undefined for another tenant's and for none. Events first: a store's save does so too. */
export async function holdSet(tx: Transaction, kind: SetKind, key: SetKey): Promise<HeldSet | undefined> {
  await lockWearers(tx, kind, key);
  const version = await lockSet(tx, kind, key);
  if (version === undefined) return undefined;
  // Again: a store may have chosen it until it was locked.
  return { version, wearers: await lockWearers(tx, kind, key) };
}

/**
 * Changes a set by `change`, and with it the look of every store that shows it: each gets a new version, the one before
 * stays as it was shown, and its pages are purged after the commit.
 */
export async function changeWearers(
  tx: Transaction,
  context: TenantContext,
  wearers: readonly WearerRow[],
  change: () => Promise<void>,
): Promise<void> {
  const eventIds = wearers.map(({ eventId }) => eventId);
  await keepVersions(tx, context, eventIds);
  await change();
  await bumpVersions(tx, { tenantId: context.tenantId, eventIds }, now());
  await keepVersions(tx, context, eventIds, {});
  await enqueueAll(
    tx,
    wearers.map(({ slug }) => purgeJob(slug)),
  );
}
