import { audit, auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { newId } from '@/lib/kernel/ids';
import { findByCodes, insertVouchers, updateVouchers } from '@/lib/modules/checkout/data/voucher-file';
import { knownProducts } from '@/lib/modules/checkout/data/vouchers';
import type { VoucherFile, VoucherTerms } from '@/lib/modules/checkout/rules/voucher-file';
import { voucherPlan, type StoredTerms, type VoucherPlan } from '@/lib/modules/checkout/rules/voucher-plan';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { chunksOf } from '@/lib/modules/lists/service/imports/chunks-of';
import type { ImportProgress } from '@/lib/modules/lists/service/imports/import-kind';
import { voucherPlace, writableVoucherPlace } from './voucher-place';

/**
 * What a file would change in an event now. With `lock` the event is locked, as for every change of its vouchers. Throws
 * 404 for another tenant's event, `event_locked` for one that staff have locked. D41-6.
 */
export async function planVouchers(
  tx: Transaction,
  context: TenantContext,
  { slug, file, lock = false }: { slug: string; file: VoucherFile; lock?: boolean },
  progress: ImportProgress,
): Promise<VoucherPlan> {
  const place = await (lock ? writableVoucherPlace : voucherPlace)(tx, context, slug);
  assertWritable(context.actor, place.event);
  const stored = new Map<string, StoredTerms>();
  let done = 0;
  for (const rows of chunksOf(file.rows)) {
    const codes = rows.map(({ terms }) => terms.folded);
    for (const one of await findByCodes(tx, place.filter, codes)) stored.set(one.folded, one);
    done += rows.length;
    await progress(done);
  }
  const asked = [...new Set(file.rows.flatMap(({ terms }) => terms.productIds ?? []))];
  const products = asked.length === 0 ? new Set<string>() : await knownProducts(tx, place.filter, asked);
  return voucherPlan(file, stored, products);
}

const entryOf = (
  eventId: string,
  action: 'voucher.created' | 'voucher.updated',
  {
    id,
    terms,
    before,
    fields,
  }: { id: string; terms: VoucherTerms; before?: VoucherTerms; fields?: string[] },
): AuditEntry => ({
  action,
  subjectType: 'event',
  subjectId: eventId,
  changes: changesOf(before ? loggedTerms(before) : {}, loggedTerms(terms)) ?? {},
  data: { by: 'import', voucher: id, code: terms.code, ...(fields ? { fields } : {}) },
});

/** A voucher's terms as the log names them. */
const loggedTerms = (terms: VoucherTerms) => ({
  code: terms.code,
  discount_minor: terms.amountMinor,
  percent_bp: terms.percentBp,
  public: terms.public,
  starts_on: terms.startsOn,
  ends_on: terms.endsOn,
  max_uses: terms.maxUses,
  uses_per_person: terms.usesPerPerson,
  minimum_spend_minor: terms.minSpendMinor,
  products: terms.productIds,
});

/** Writes a plan whose vouchers are locked: new and changed ones, with an audit row each, and one with how many. D44-1. */
export async function writeVouchers(
  tx: Transaction,
  context: TenantContext,
  { slug, plan }: { slug: string; plan: VoucherPlan },
  progress: ImportProgress,
): Promise<void> {
  const { filter, event } = await writableVoucherPlace(tx, context, slug);
  const counts = { added: plan.created.length, changed: plan.updated.length };
  await audit(tx, context, {
    action: 'voucher.imported',
    subjectType: 'event',
    subjectId: event.id,
    data: counts,
  });
  let done = 0;
  const created = plan.created.map((terms): VoucherTerms & { id: string } => ({
    ...terms,
    id: newId('voucher'),
  }));
  for (const rows of chunksOf(created)) {
    await insertVouchers(tx, filter, rows, filter.at);
    await auditAll(
      tx,
      context,
      rows.map((row) => entryOf(event.id, 'voucher.created', { id: row.id, terms: row })),
    );
    done += rows.length;
    await progress(done);
  }
  for (const rows of chunksOf(plan.updated)) {
    const changed = rows.map(({ id, terms }) => ({ ...terms, id }));
    await updateVouchers(tx, filter, changed, filter.at);
    await auditAll(
      tx,
      context,
      rows.map((row) => entryOf(event.id, 'voucher.updated', row)),
    );
    done += rows.length;
    await progress(done);
  }
}
