import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { auditRow, type AuditEntry } from '@/lib/audit/append-audit';
import {
  idsFrom,
  stockWrites,
  takeVoucher,
  voucherGivenBack,
} from '@/lib/modules/orders/service/statements/reservation';
import type { Pieces } from '@/lib/modules/orders/rules/stock';
import { insertJson } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import { auditLog } from '@/lib/db/schema/audit';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import { paymentIntents } from '@/lib/db/schema/payments';
import { runAsOneStatement } from '@/lib/db/one-statement';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { PaidRows } from '@/lib/modules/payments/service/statements/paid-rows';

const isOrder = (context: TenantContext, orderId: string) =>
  and(eq(orders.tenantId, context.tenantId), eq(orders.id, orderId));
const isIntentOf = (context: TenantContext, orderId: string) =>
  and(eq(paymentIntents.tenantId, context.tenantId), eq(paymentIntents.orderId, orderId));

interface PaidValues extends Record<string, unknown> {
  given: string;
  tenant: string;
  order: string;
  intent: string;
  at: string;
  until: string;
  tax: string | null;
}

const value = (name: keyof PaidValues) => sql`${sql.placeholder(String(name))}`;
const part = (name: keyof PaidRows) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;

const pay = prepared<PaidValues, Record<string, never>>(
  'write_paid',
  () => sql`with given as (select ${value('given')}::jsonb as list),
    paid_order as (update orders set payment_status = 'paid', status = 'new', paid_at = ${value('at')}::timestamptz,
      edit_until = ${value('until')}::timestamptz, reserved = true,
      updated_at = ${value('at')}::timestamptz
      where tenant_id = ${value('tenant')} and id = ${value('order')}),
    paid_intent as (update payment_intents set state = 'succeeded', intent_id = ${value('intent')}
      where tenant_id = ${value('tenant')} and order_id = ${value('order')}),
    new_tax as (insert into tax_sales (tenant_id, order_id, sequence, calculation_id, created_at)
      select ${value('tenant')}, ${value('order')}, 1, ${value('tax')}, ${value('at')}::timestamptz
      where ${value('tax')}::text is not null on conflict do nothing),
    new_history as (${insertJson(orderHistory, part('history'))}),
    new_audits as (${insertJson(auditLog, part('audits'))})
  select enqueue_jobs(${part('jobs')}::json)`,
);

/** Writes an order as paid and `new`, with its intent and related rows: one round trip. */
export async function writePaid(
  tx: Transaction,
  context: TenantContext,
  paid: {
    orderId: string;
    intentId: string;
    paidAt: Date;
    editUntil: Date;
    /** The tax calculation to report to the provider's tax reports. */
    taxCalculationId: string | null;
  },
  beside: PaidRows,
): Promise<void> {
  await pay(tx, {
    given: JSON.stringify(beside),
    tenant: context.tenantId,
    order: paid.orderId,
    intent: paid.intentId,
    tax: paid.taxCalculationId,
    at: paid.paidAt.toISOString(),
    until: paid.editUntil.toISOString(),
  });
}

/**
 * Takes as much as possible of a released reservation again; returns the variants and whether the voucher was
 * available.
 */
export async function retakeReservation(
  tx: Transaction,
  context: TenantContext,
  input: { moves: readonly Pieces[]; voucherId: string | null; voucherPerson: string | null },
): Promise<{ stock: string[]; voucher: boolean }> {
  const { tenantId } = context;
  const { moves, voucherId, voucherPerson: person } = input;
  // It was paid with the voucher: a person's limit that was reached since does not take the discount away.
  const use = sql`update voucher_uses set uses = uses + 1
    where tenant_id = ${tenantId} and voucher_id in (select id from voucher) and person = ${person} returning voucher_id as id`;
  const writes: Record<string, SQLWrapper> = {
    ...(voucherId === null ? {} : { voucher: takeVoucher(tenantId, voucherId) }),
    ...(voucherId === null || person === null ? {} : { voucher_use: use }),
    ...(moves.length === 0 ? {} : stockWrites(tenantId, moves)),
  };
  const ids = (name: string) => (name in writes ? idsFrom(name) : sql`'[]'::jsonb`);
  const answer = sql`select ${ids('voucher')} as voucher, ${ids('stock')} as stock`;
  const [row] = await runAsOneStatement<{ voucher: string[]; stock: string[] }>(tx, writes, answer);
  return { stock: row?.stock ?? [], voucher: voucherId === null || row?.voucher.length === 1 };
}

/** Records what a late payment could not reserve again: pieces of these variants, or the voucher. */
export async function writeShort(
  tx: Transaction,
  context: TenantContext,
  orderId: string,
  lost: { variants: readonly string[]; voucher: boolean },
): Promise<void> {
  const { tenantId } = context;
  if (lost.variants.length > 0) {
    await tx
      .update(orderLines)
      .set({ short: true })
      .where(
        and(
          eq(orderLines.tenantId, tenantId),
          eq(orderLines.orderId, orderId),
          inArray(orderLines.variantId, [...lost.variants]),
        ),
      );
  }
  if (lost.voucher)
    await tx.update(orders).set({ voucherId: null, voucherPerson: null }).where(isOrder(context, orderId));
}

/** Cancels an unpaid order and its intent and gives back its reservation: one round trip. */
export async function writeReleased(
  tx: Transaction,
  context: TenantContext,
  released: {
    orderId: string;
    giveBack: readonly Pieces[];
    voucherId: string | null;
    voucherPerson: string | null;
  },
  entry: AuditEntry,
): Promise<void> {
  const { orderId, giveBack } = released;
  await runAsOneStatement(tx, {
    released_order: tx
      .update(orders)
      .set({ paymentStatus: 'cancelled', reserved: false, updatedAt: now() })
      .where(isOrder(context, orderId)),
    released_intent: tx
      .update(paymentIntents)
      .set({ state: 'cancelled' })
      .where(isIntentOf(context, orderId)),
    ...voucherGivenBack(context.tenantId, released),
    ...(giveBack.length === 0 ? {} : stockWrites(context.tenantId, giveBack)),
    released_audit: tx.insert(auditLog).values(auditRow(context, entry)),
  });
}

/** Postpones the time at which the reconciler checks an intent again. */
export async function postponeExpiry(
  tx: Transaction,
  context: TenantContext,
  orderId: string,
  until: Date,
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ expiresAt: until, lookAt: until, failedLooks: 0, trouble: null })
    .where(and(isIntentOf(context, orderId), eq(paymentIntents.state, 'open')));
}
