import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { toWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import {
  findVoucherEvent,
  listVoucherRows,
  type VoucherEvent,
  type VoucherFilter,
  type VoucherRow,
} from '@/lib/modules/checkout/data/vouchers';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { RESTORABLE_DAYS, restorableUntil } from '@/lib/modules/events/rules/deletion';

const DAY_MS = 86_400_000;

/** The event of a call for vouchers. */
export interface VoucherPlace {
  event: VoucherEvent;
  filter: VoucherFilter;
}

/** A tenant's store or order form. Throws 404 for any other event. */
export async function voucherPlace(
  tx: Transaction,
  { tenantId }: TenantContext,
  slug: string,
): Promise<VoucherPlace> {
  return placeOf(tenantId, await findVoucherEvent(tx, { tenantId, slug }));
}

/**
 * The same for a change: it locks the event, so that two changes of its vouchers take turns. Throws 404, and
 * `event_locked` to a client whose event staff have locked (D5-5).
 */
export async function writableVoucherPlace(
  tx: Transaction,
  { tenantId, actor }: TenantContext,
  slug: string,
): Promise<VoucherPlace> {
  const place = placeOf(tenantId, await findVoucherEvent(tx, { tenantId, slug }, true));
  assertWritable(actor, place.event);
  return place;
}

function placeOf(tenantId: string, event: VoucherEvent | undefined): VoucherPlace {
  if (!event) throw notFound();
  const at = now();
  const { timeZone } = REGION_FACTS[event.region];
  const deletedSince = new Date(at.getTime() - RESTORABLE_DAYS * DAY_MS);
  return { event, filter: { tenantId, eventId: event.id, timeZone, at, deletedSince } };
}

/** A voucher of the place, deleted ones too. Throws 404 for one that is not there, or can no longer be restored. */
export async function requireVoucher(
  tx: Transaction,
  { filter }: VoucherPlace,
  id: string,
  lock = false,
): Promise<VoucherRow> {
  const [row] = await listVoucherRows(tx, { ...filter, id }, { after: null, limit: 1, lock });
  if (!row) throw notFound();
  return row;
}

/** A voucher as its calls answer it. */
export function presentVoucher(row: VoucherRow): AdminVoucher {
  const { kind, amountMinor, percentBp, minSpendMinor, deletedAt } = row;
  return {
    id: row.id,
    code: row.code,
    kind,
    value: toWire((kind === 'percent' ? percentBp : amountMinor) ?? 0),
    public: row.public,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    max_uses: row.maxUses,
    uses_per_person: row.usesPerPerson,
    minimum_spend: minSpendMinor === null ? null : toWire(minSpendMinor),
    products: row.products,
    uses: row.uses,
    state: row.state,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    restorable_until: deletedAt && restorableUntil(new Date(deletedAt)).toISOString(),
  };
}
