import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import type { AuditChanges } from '@/lib/db/schema/audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { invalid, notFound } from '@/lib/kernel/app-error';
import { assertSeen } from '@/lib/kernel/assert-seen';
import type { AdminVoucher, VoucherBody } from '@/lib/modules/checkout/contract/voucher';
import { updateVoucherRow, type VoucherColumns, type VoucherRow } from '@/lib/modules/checkout/data/vouchers';
import { voucherColumns } from './voucher-columns';
import { presentVoucher, requireVoucher, writableVoucherPlace } from './voucher-place';

/** A code that was used is on cards and in mails; and uses that there were cannot be taken back. */
function refuseUsed({ uses, folded }: VoucherRow, columns: VoucherColumns): void {
  if (uses > 0 && columns.folded !== folded) throw invalid({ code: ['voucher_code_used'] });
  if (columns.maxUses !== null && columns.maxUses < uses) throw invalid({ max_uses: ['below_used'] });
}

/** What differs, for the audit row. */
function changesBetween(before: AdminVoucher, after: AdminVoucher): AuditChanges | undefined {
  const { updated_at: _, ...fields } = after;
  return changesOf<AdminVoucher>(before, fields);
}

/**
 * Changes a voucher, with its audit row. Orders keep what they were priced with. Throws 404 for one that is not there or
 * deleted, `event_locked`, 409 after somebody else's change, and 422 with the wrong fields. D41.
 */
export async function updateVoucher(
  context: TenantContext,
  { slug, voucher }: { slug: string; voucher: string },
  { updated_at: seenAt, ...body }: VoucherBody & { updated_at: string },
): Promise<AdminVoucher> {
  return withTenant(context, async (tx) => {
    const place = await writableVoucherPlace(tx, context, slug);
    const row = await requireVoucher(tx, place, voucher, true);
    if (row.deletedAt !== null) throw notFound();
    assertSeen(row, seenAt);
    const columns = await voucherColumns(tx, place, body);
    refuseUsed(row, columns);
    const saved = await updateVoucherRow(tx, { ...place.filter, id: voucher }, columns);
    if (!saved) throw invalid({ code: ['code_taken'] });
    const before = presentVoucher(row);
    const after = presentVoucher(await requireVoucher(tx, place, voucher));
    const changes = changesBetween(before, after);
    await audit(tx, context, {
      action: 'voucher.updated',
      subjectType: 'event',
      subjectId: place.event.id,
      ...(changes ? { changes } : {}),
      data: { voucher, code: after.code, fields: Object.keys(changes ?? {}) },
    });
    return after;
  });
}
