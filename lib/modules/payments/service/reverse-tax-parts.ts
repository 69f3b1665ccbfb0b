import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import {
  saveTaxPart,
  taxPartsOf,
  type TaxPart,
} from '@/lib/modules/payments/service/statements/tax-reversals';
import type { TaxSaleKey } from '@/lib/modules/payments/service/statements/tax-sales';
import { payments, type Merchant } from '@/lib/payments';

type Job = JobPayloads['record-tax'];

/** A sale in the reports. */
interface Sale extends Merchant {
  sequence: number;
  /** Its own reference in the reports, and its id there. */
  reference: string;
  transaction: string;
}

/** What of a sale is taken back in parts that stand, in minor units. D36-10. */
export async function reversedMinor(tx: Transaction, key: TaxSaleKey): Promise<number> {
  const standing = (await taxPartsOf(tx, key)).filter(({ undoId }) => undoId === null);
  return standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

async function save(job: Job, sale: Sale, part: TaxPart, made: { reversalId: string } | { undoId: string }) {
  const { tenantId, orderId } = job;
  const { refundId, amountMinor: amount } = part;
  const context: TenantContext = { tenantId, actor: 'system' };
  const undone = 'undoId' in made;
  await withTenant(context, async (tx) => {
    const key = { tenantId, orderId, sequence: sale.sequence, refundId };
    if (!(await saveTaxPart(tx, key, made))) return;
    await audit(tx, context, {
      action: undone ? 'order.tax_restored' : 'order.tax_reversed',
      subjectType: 'order',
      subjectId: orderId,
      data: {
        transaction: sale.transaction,
        reversal: undone ? made.undoId : made.reversalId,
        refund: refundId,
        amount,
      },
    });
  });
}

/** The provider's id of a part's reversal, made if it is not known yet. */
async function reversed(job: Job, sale: Sale, part: TaxPart): Promise<string> {
  if (part.reversalId !== null) return part.reversalId;
  const reversalId = await payments().reverseTaxTransaction(sale, {
    transactionId: sale.transaction,
    reference: `${sale.reference}-${part.refundId}`,
    part: part.amountMinor,
  });
  await save(job, sale, part, { reversalId });
  return reversalId;
}

/**
 * Makes what is written down of a sale's parts: takes each back that was refunded, by itself, and, where the refund has failed
 * since, reverses that reversal, so that the part stands again. Safe to repeat: the provider knows each by its reference. D36-10.
 */
export async function reverseParts(job: Job, sale: Sale): Promise<void> {
  const { tenantId, orderId } = job;
  const key = { tenantId, orderId, sequence: sale.sequence };
  const parts = await withTenant({ tenantId, actor: 'system' }, (tx) => taxPartsOf(tx, key));
  for (const part of parts) {
    const reversalId = await reversed(job, sale, part);
    if (!part.undoAsked || part.undoId !== null) continue;
    const undoId = await payments().reverseTaxTransaction(sale, {
      transactionId: reversalId,
      reference: `${sale.reference}-${part.refundId}-undone`,
    });
    await save(job, sale, part, { undoId });
  }
}
