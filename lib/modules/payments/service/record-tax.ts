import { AppError } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';
import {
  dueTaxSales,
  lockTaxSale,
  markTaxProblem,
  markTaxRecorded,
  markTaxReversed,
  renewTaxSale,
} from '@/lib/modules/payments/service/statements/tax-sales';
import { askTaxParts } from '@/lib/modules/payments/service/statements/tax-reversals';
import { reverseParts, reversedMinor } from './reverse-tax-parts';
import type { TaxProblem } from '@/lib/db/schema/payments';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { payments, type TaxRequest } from '@/lib/payments';
import { askTax } from './ask-tax';
import { taxRequestOf } from './refigure';

type Job = JobPayloads['record-tax'];
type DueSale = Awaited<ReturnType<typeof dueTaxSales>>[number];

const systemOf = ({ tenantId }: Job): TenantContext => ({ tenantId, actor: 'system' });
const within = <T>(job: Job, work: Parameters<typeof withTenant<T>>[1]) => withTenant(systemOf(job), work);

/** The reference of a sale in the reports: the order's id, plus a number from the second calculation on. */
const referenceOf = ({ orderId }: Job, { sequence }: DueSale): string =>
  sequence === 1 ? orderId : `${orderId}-${sequence}`;

/** Stops retrying: the log has the reason, and the order's history says that its tax needs a check. */
async function giveUp(job: Job, sale: DueSale, problem: TaxProblem): Promise<void> {
  const { tenantId, orderId } = job;
  const { sequence } = sale;
  await within(job, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order || !(await markTaxProblem(tx, { ...job, sequence }, problem))) return;
    if (problem === 'lapsed') return;
    await audit(tx, systemOf(job), {
      action: 'order.tax_failed',
      subjectType: 'order',
      subjectId: orderId,
      data: { problem, calculation: sale.calculationId, transaction: sale.transactionId },
    });
    if (!isOrderStatus(order.status)) return;
    await addHistory(tx, {
      tenantId,
      orderId,
      from: order.status,
      to: order.status,
      moved: false,
      reason: 'tax_unrecorded',
      actor: 'system',
      userId: null,
    });
  });
}

/** The tax request for an order as it is now, and the tax paid for it; null when none was paid. */
async function askedAgain(job: Job, sale: DueSale): Promise<{ request: TaxRequest; paid: number } | null> {
  return within(job, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    const tax = order?.snapshot.tax;
    if (!order || !tax) return null;
    const lines = await findLines(tx, job.tenantId, job.orderId);
    const { region, account } = sale;
    return { request: taxRequestOf(order, lines, { region, account }), paid: tax.taxMinor };
  });
}

/**
 * A new calculation for a sale whose own has expired, with the same goods, prices and address. Null when it gives a
 * different tax than the shopper paid: a person must decide which is right.
 */
async function renewed(job: Job, sale: DueSale): Promise<string | null> {
  const again = await askedAgain(job, sale);
  if (!again) return null;
  const { tax, calculationId } = await askTax(job, again.request);
  if (calculationId === null || tax !== again.paid) return null;
  const kept = await within(job, (tx) =>
    renewTaxSale(tx, { ...job, sequence: sale.sequence }, calculationId),
  );
  if (!kept) throw new AppError('conflict');
  return calculationId;
}

/** The sale's id in the reports, reported first if needed. Null when it can never be reported. */
async function told(job: Job, sale: DueSale): Promise<string | null> {
  if (sale.transactionId !== null) return sale.transactionId;
  const reference = referenceOf(job, sale);
  const { calculationId: known } = sale;
  const first = known && (await payments().recordTaxTransaction(sale, { calculationId: known, reference }));
  if (first && first.ok) return first.value;
  if (sale.withdrawn) {
    await giveUp(job, sale, 'lapsed');
    return null;
  }
  const calculationId = await renewed(job, sale);
  const second = calculationId && (await payments().recordTaxTransaction(sale, { calculationId, reference }));
  if (second && second.ok) return second.value;
  await giveUp(job, sale, 'differs');
  return null;
}

async function settle(job: Job, sale: DueSale): Promise<void> {
  const key = { ...job, sequence: sale.sequence };
  const entry = { subjectType: 'order', subjectId: job.orderId } as const;
  const transaction = await told(job, sale);
  if (transaction === null) return;
  await within(job, async (tx) => {
    if (!(await markTaxRecorded(tx, key, transaction))) return;
    await audit(tx, systemOf(job), { ...entry, action: 'order.tax_recorded', data: { transaction } });
  });
  const about = { ...sale, reference: referenceOf(job, sale), transaction };
  const withdrawn = await within(job, async (tx) => {
    const whole = await lockTaxSale(tx, key);
    if (whole === false) await askTaxParts(tx, key);
    return whole;
  });
  await reverseParts(job, about);
  if (withdrawn !== true) return;
  const reversal = await payments().reverseTaxTransaction(sale, {
    transactionId: transaction,
    reference: `${about.reference}-reversed`,
    after: await within(job, (tx) => reversedMinor(tx, key)),
  });
  await within(job, async (tx) => {
    if (!(await markTaxReversed(tx, key, reversal))) return;
    await audit(tx, systemOf(job), {
      ...entry,
      action: 'order.tax_reversed',
      data: { transaction, reversal },
    });
  });
}

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code !== 'unavailable' && error.code !== 'conflict';

/**
 * Reports an order's tax to the provider's tax reports: each calculation it used as a sale, and a reversal for each
 * that is no longer valid, because the money was refunded or an edit was taxed again (D14-8); of a sale that stands, the part
 * that each refund gave back, and that part again where the refund has failed since (D36-10). The reports then hold
 * exactly the tax that was kept, by line and address. Safe to repeat: the provider knows each entry by its reference.
 * Network calls run between transactions. An expired calculation is requested again. Rejects while the provider cannot
 * be reached, so that the job is retried; a refusal, or a failed last attempt, is recorded for people instead.
 */
export async function recordTax(job: Job, attempt: { last: boolean }): Promise<void> {
  const due = await within(job, (tx) => dueTaxSales(tx, job));
  for (const sale of due) {
    try {
      await settle(job, sale);
    } catch (error) {
      if (!isRefused(error) && !attempt.last) throw error;
      await giveUp(job, sale, isRefused(error) ? 'refused' : 'unreached');
    }
  }
}
