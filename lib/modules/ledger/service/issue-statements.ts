import { CURRENCIES } from '@/lib/kernel/money';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findUndrawn } from '@/lib/modules/ledger/data/find-statements';
import { listTenantsWithPeople } from '@/lib/modules/ledger/data/ledger-differences';
import { issueStatement } from './issue-statement';
import { statementFile } from './statement-file';

interface Issued {
  issued: number;
  failed: number;
}

/** Whether one more may be due; one that fails is logged, and tried again at the next turn. */
async function one(context: TenantContext, what: string, counted: Issued, work: () => Promise<boolean>) {
  try {
    return await work();
  } catch (error) {
    counted.failed += 1;
    log().error({ tenantId: context.tenantId, what, fault: traceOf(error) }, 'issuing a statement failed');
    return false;
  }
}

async function issueFor(context: TenantContext, counted: Issued, signal?: AbortSignal): Promise<void> {
  for (const currency of CURRENCIES) {
    const next = async () => {
      const id = await issueStatement(context, currency);
      if (id !== null) counted.issued += 1;
      return id !== null;
    };
    // A month a time: one that was missed is told of before the next.
    while (!signal?.aborted && (await one(context, currency, counted, next))) continue;
  }
  const draw = async () => {
    const undrawn = await withTenantOnce(context, (tx) => findUndrawn(tx, context.tenantId));
    for (const id of undrawn) await statementFile(context, id);
    return false;
  };
  if (!signal?.aborted) await one(context, 'document', counted, draw);
}

/**
 * Issues all statements that are due, of each client and currency, and draws their documents. Safe to repeat, to stop
 * anywhere and to run in several workers; a client whose statement fails holds up nobody else. D39-1.
 */
export async function issueStatements(signal?: AbortSignal): Promise<Issued> {
  const counted: Issued = { issued: 0, failed: 0 };
  for (const tenantId of await withDirectory(listTenantsWithPeople)) {
    if (signal?.aborted) break;
    await issueFor({ tenantId, actor: 'system' }, counted, signal);
  }
  return counted;
}
