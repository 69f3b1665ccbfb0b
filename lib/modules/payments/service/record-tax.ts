import { AppError } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';
import {
  dueTaxSales,
  markTaxProblem,
  markTaxRecorded,
  markTaxReversed,
  renewTaxSale,
} from '@/lib/modules/payments/service/statements/tax-sales';
import type { TaxProblem } from '@/lib/db/schema/orders';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { payments, type TaxRequest } from '@/lib/payments';
import { askTax } from './ask-tax';
import { taxRequestOf } from './refigure';

type Job = JobPayloads['record-tax'];
type DueSale = Awaited<ReturnType<typeof dueTaxSales>>[number];

const systemOf = ({ tenantId }: Job): TenantContext => ({ tenantId, actor: 'system' });
const within = <T>(job: Job, work: Parameters<typeof withTenant<T>>[1]) => withTenant(systemOf(job), work);

/** What a sale is called in the reports: the order's id, and from the second calculation on its number too. */
const referenceOf = ({ orderId }: Job, { sequence }: DueSale): string =>
  sequence === 1 ? orderId : `${orderId}-${sequence}`;

/** Nobody tries any further: the log says why, and the order's history that its tax is to be looked at. */
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

/** What an order asks the provider for as it stands, and the tax that was paid for it; null when none was. */
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
 * A new calculation for a sale whose own has expired, of the very same goods, prices and place. Null when that comes to
 * another tax than the one the shopper paid: which of the two is right is for people to say.
 */
async function renewed(job: Job, sale: DueSale): Promise<string | null> {
  const again = await askedAgain(job, sale);
  if (!again) return null;
  const { tax, calculationId } = await askTax(again.request);
  if (calculationId === null || tax !== again.paid) return null;
  const kept = await within(job, (tx) =>
    renewTaxSale(tx, { ...job, sequence: sale.sequence }, calculationId),
  );
  if (!kept) throw new AppError('conflict');
  return calculationId;
}

/** The sale's id in the reports, told if they have not heard of it; null when they never will. */
async function told(job: Job, sale: DueSale): Promise<string | null> {
  if (sale.transactionId !== null) return sale.transactionId;
  const reference = referenceOf(job, sale);
  const first = await payments().recordTaxTransaction(sale, { calculationId: sale.calculationId, reference });
  if (first.ok) return first.value;
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
  if (!sale.withdrawn) return;
  const reversal = await payments().reverseTaxTransaction(sale, {
    transactionId: transaction,
    reference: `${referenceOf(job, sale)}-reversed`,
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
 * Tells the provider's tax reports all that they have not heard of an order: each calculation it has stood on as a sale,
 * and the reversal of each that stands no more, because the money went back or an edit was taxed anew (D14-8). So what
 * remains in them is the tax that was kept, line by line and place by place. Safe to repeat: the provider knows each by
 * its reference. The network stands between transactions. An expired calculation is asked for anew. Rejects while the
 * provider is away, so that the job is tried again; a refusal, and the last attempt, are written down for people instead.
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
