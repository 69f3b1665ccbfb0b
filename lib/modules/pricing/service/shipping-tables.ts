import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { dayInZone } from '@/lib/kernel/calendar';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import type { ShippingForm, ShippingTables } from '@/lib/modules/pricing/contract/shipping-tables';
import * as data from '@/lib/modules/pricing/data/shipping-versions';
import type { ShippingKey, ShippingRow } from '@/lib/modules/pricing/data/shipping-versions';
import { SHIPPING_KINDS } from '@/lib/modules/pricing/rules/types';
import { shippingFromWire, shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import { versionOn } from '@/lib/modules/pricing/rules/shipping-versions';
import { forgetShipping } from './read-shipping';

/** How many that no longer count are still listed. */
const PAST = 10;

const todayIn = (region: Region): string =>
  dayInZone(now(), REGION_FACTS[region].timeZone).toISOString().slice(0, 10);

const subjectOf = ({ kind, region }: ShippingKey): string => `${kind}:${region}`;
const told = (row: ShippingRow) => ({ from_day: row.fromDay, ...shippingToWire(row) });

function present(
  key: ShippingKey,
  found: readonly { row: ShippingRow; maker: string | null }[],
): ShippingTables {
  const today = todayIn(key.region);
  const kept = found.filter(({ row }) => row.removedAt === null);
  const current = versionOn(
    kept.map(({ row }) => row),
    today,
  );
  const isPlanned = (row: ShippingRow) => row.fromDay > today;
  const shown = kept.filter(({ row }) => isPlanned(row) || row === current);
  const past = kept.filter(({ row }) => !isPlanned(row) && row !== current).slice(0, PAST);
  const versions = [...shown, ...past].map(({ row, maker }) => ({
    ...told(row),
    version: row.version,
    state: row === current ? ('now' as const) : isPlanned(row) ? ('planned' as const) : ('past' as const),
    made_at: row.madeAt.toISOString(),
    made_by: maker,
  }));
  const latest = Math.max(0, ...found.map(({ row }) => row.version));
  return { ...key, currency: REGION_FACTS[key.region].currency, latest, versions };
}

/** What delivery costs shoppers and clients, by region: planned, now, and the last ten before. S2.2-305. */
export async function listShippingTables(): Promise<{ tables: ShippingTables[] }> {
  const found = await withDirectory(data.listVersions);
  const tables = REGIONS.flatMap((region) =>
    SHIPPING_KINDS.map((kind) =>
      present(
        { kind, region },
        found.filter(({ row }) => row.kind === kind && row.region === region),
      ),
    ),
  );
  return { tables };
}

/**
 * Sets what delivery costs from a day on, today at the earliest. What would change nothing on that day is neither kept nor logged.
 * Orders keep what they were sold with, and stores their own prices. S2.2-305, S2.2-306. Throws `conflict` where a colleague was
 * first, and 422 for a day that has passed.
 */
export async function setShippingTable(
  { staffId, requestId }: StaffContext,
  key: ShippingKey,
  { latest, from_day: fromDay, ...wire }: ShippingForm,
): Promise<{ version: number }> {
  if (fromDay < todayIn(key.region)) throw invalid({ from_day: ['day_past'] });
  const version = await withDirectory(async (tx) => {
    const before = await data.versionsOf(tx, key);
    if (before.latest !== latest) throw new AppError('conflict');
    const current = versionOn(before.rows, fromDay);
    const prices = shippingFromWire(wire);
    const changes = changesOf(current ? shippingToWire(current) : {}, shippingToWire(prices));
    if (!changes) return current?.version ?? latest;
    const next = latest + 1;
    const row = { ...key, ...prices, version: next, fromDay, madeAt: now(), madeBy: staffId };
    if (!(await data.insertVersion(tx, row))) throw new AppError('conflict');
    await recordPlatform(tx, {
      action: 'shipping_prices.set',
      actorUserId: staffId,
      subject: subjectOf(key),
      changes,
      data: { from_day: fromDay, version: next },
      ...(requestId ? { requestId } : {}),
    });
    return next;
  });
  forgetShipping();
  return { version };
}

/**
 * Takes back prices before their day; those taken back already stay so. S2.2-305. Throws `not_found`, and `conflict` once they count.
 */
export async function removeShippingTable(
  { staffId, requestId }: StaffContext,
  key: ShippingKey,
  version: number,
): Promise<{ version: number }> {
  await withDirectory(async (tx) => {
    const row = await data.lockVersion(tx, key, version);
    if (!row) throw new AppError('not_found');
    if (row.removedAt) return;
    if (row.fromDay <= todayIn(key.region)) throw new AppError('conflict');
    await data.removeVersion(tx, key, { version, at: now() });
    await recordPlatform(tx, {
      action: 'shipping_prices.removed',
      actorUserId: staffId,
      subject: subjectOf(key),
      data: { ...told(row), version },
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetShipping();
  return { version };
}
