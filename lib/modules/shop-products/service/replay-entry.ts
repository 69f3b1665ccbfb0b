import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { ShopLogEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import { pullOptions, stockOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { mayReplay } from '@/lib/modules/shop-platform/rules/sync-log';
import { presentSync } from '@/lib/modules/shop-platform/service/list-sync-log';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import {
  lockSync,
  markReplayed,
  type SyncRow,
} from '@/lib/modules/shop-platform/service/statements/sync-log';
import { askForPush, findKept } from '@/lib/modules/shop-products/data/shop-products';
import { pushLater } from './ask-for-push';

/** Adds the job that does it again; each of these is safe to repeat. False for a product that is no more. */
async function again(
  tx: Transaction,
  of: { tenantId: string; shop: string },
  { kind, subject }: SyncRow,
): Promise<boolean> {
  const { tenantId } = of;
  if (kind === 'push') {
    const kept = await findKept(tx, of, subject);
    if (!kept) return false;
    await askForPush(tx, [kept], now());
    await pushLater(tx, tenantId);
  } else if (kind === 'charge')
    await enqueue(
      tx,
      'charge-shop-order',
      { tenantId, orderId: subject },
      { jobKey: `charge-shop:${subject}` },
    );
  else if (kind === 'stock') await enqueue(tx, 'send-shop-stock', { tenantId }, stockOptions(tenantId));
  // One look takes what is asked for, answers it, and tells of parcels.
  else await enqueue(tx, 'pull-shop', { tenantId }, pullOptions(tenantId));
  return true;
}

/**
 * Has what failed done again, by the job that does it anyway; what comes of it is a row of its own. Asked for twice, it is done once. Throws 404 for
 * no row of the client's, and `conflict` for one that can't be done again, or while its shop isn't connected. S4-93.
 */
export async function replayEntry(context: TenantContext, id: string): Promise<ShopLogEntry> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await lockSync(tx, tenantId, id);
    if (!row) throw notFound();
    if (row.replayedAt !== null) return presentSync(row);
    const client = await findShop(tx, tenantId);
    const { shop } = row;
    const may = client?.connected && client.shop === shop && mayReplay({ ...row, isReplayed: false });
    if (!may || !(await again(tx, { tenantId, shop }, row))) throw new AppError('conflict');
    await markReplayed(tx, tenantId, id, now());
    await audit(tx, context, {
      action: 'onboarding.shop_replayed',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { shop, kind: row.kind, ...(row.label !== '' && { name: row.label }) },
    });
    const after = await lockSync(tx, tenantId, id);
    return presentSync(after ?? row);
  });
}
