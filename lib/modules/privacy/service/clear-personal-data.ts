import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { listTenants } from '@/lib/db/list-tenants';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { deleteAbandoned } from '@/lib/modules/checkout/service/personal-data';
import { findRefusedOrders } from '@/lib/modules/claims/service/personal-data';
import { deleteForgottenDrafts } from '@/lib/modules/draft-orders/service/personal-data';
import { findFinishedOrders, findUnpaidOrders } from '@/lib/modules/orders/service/personal-data';
import { listUnfinished } from '@/lib/modules/privacy/data/erasures';
import { clearedBefore } from '@/lib/modules/privacy/rules/retention';
import { erasureJob } from './erasure-job';
import { findOpenMatters } from './open-matters';
import { PARTS } from './parts';
import { retentionOf } from './retention';
import { subjectOfOrders } from './subject';

/** So many orders of a tenant are cleared before the next one's turn. */
const BATCH = 100;

const FINDERS = {
  orders: findFinishedOrders,
  checkouts: findUnpaidOrders,
  refused: findRefusedOrders,
} as const;
type Cause = keyof typeof FINDERS;
const CAUSES = Object.keys(FINDERS) as Cause[];

interface Due {
  cause: Cause | 'drafts';
  orderIds: string[];
  /** Details of people who ordered nothing, and drafts that nobody paid; deleted already. */
  checkouts: number;
}

/** What is due next of a tenant; nothing was tried of it in this run. */
async function takeDue(tx: Transaction, tenantId: string, tried: readonly string[]): Promise<Due | null> {
  const before = clearedBefore(await retentionOf(tx, tenantId), now());
  for (const cause of CAUSES) {
    const orderIds = await FINDERS[cause](tx, { tenantId, before: before[cause], limit: BATCH }, tried);
    if (orderIds.length > 0) return { cause, orderIds, checkouts: 0 };
  }
  const checkouts = await deleteAbandoned(tx, { tenantId, before: before.checkouts, limit: BATCH });
  if (checkouts > 0) return { cause: 'checkouts', orderIds: [], checkouts };
  const drafts = await deleteForgottenDrafts(tx, { tenantId, limit: BATCH });
  return drafts > 0 ? { cause: 'drafts', orderIds: [], checkouts: drafts } : null;
}

/**
 * Clears one order, unless a case or a refund of it is not over: that keeps it for another night; whether it is made was looked at
 * before. Returns whether it was cleared.
 */
async function clearOrder(context: TenantContext, orderId: string): Promise<boolean> {
  const subject = subjectOfOrders(context.tenantId, [orderId]);
  const open = await withTenant(context, (tx) => findOpenMatters(tx, subject));
  if (open.some(({ kind }) => kind !== 'order')) return false;
  for (const part of PARTS) await part.erase(context, subject);
  return true;
}

/** One order after another, so that a broken one keeps only its own data. D46-5, D46-10, D46-12. Returns how many were cleared. */
async function clearOrders(context: TenantContext, orderIds: readonly string[]): Promise<number> {
  let cleared = 0;
  for (const orderId of orderIds) {
    try {
      if (await clearOrder(context, orderId)) cleared += 1;
    } catch (error) {
      log().error({ tenantId: context.tenantId, orderId, fault: traceOf(error) }, 'clearing an order failed');
    }
  }
  return cleared;
}

/** One batch of a tenant, with its audit row. Null when nothing is due. */
async function turn(tenantId: string, tried: string[]): Promise<number | null> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const record = (tx: Transaction, data: { cause: Due['cause']; cleared: number }) =>
    audit(tx, context, { action: 'privacy.cleared', subjectType: 'tenant', subjectId: tenantId, data });
  const due = await withTenant(context, async (tx) => {
    const found = await takeDue(tx, tenantId, tried);
    if (found && found.checkouts > 0) await record(tx, { cause: found.cause, cleared: found.checkouts });
    return found;
  });
  if (!due || due.orderIds.length === 0) return due && due.checkouts;
  tried.push(...due.orderIds);
  const cleared = await clearOrders(context, due.orderIds);
  if (cleared > 0) await withTenant(context, (tx) => record(tx, { cause: due.cause, cleared }));
  return cleared;
}

/** Erasures whose job was lost are looked at again. */
async function wakeErasures(tenantId: string): Promise<void> {
  await withTenant({ tenantId, actor: 'system' }, async (tx) => {
    for (const erasureId of await listUnfinished(tx, tenantId)) {
      await enqueue(tx, 'erase-person', { tenantId, erasureId }, erasureJob(erasureId, tenantId));
    }
  });
}

/**
 * Clears the personal data that clients no longer keep, tenants in turns by batches; one that fails waits for the next night.
 * Returns how many orders and checkouts. Safe to repeat. D46-5.
 */
export async function clearPersonalData(signal?: AbortSignal): Promise<number> {
  let cleared = 0;
  const tried = new Map<string, string[]>();
  const quietly = async <T>(tenantId: string, work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      log().error({ tenantId, fault: traceOf(error) }, 'clearing personal data failed');
      return null;
    });
  let waiting = await withDirectory(listTenants);
  for (const tenantId of waiting) await quietly(tenantId, wakeErasures(tenantId));
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted) return cleared;
      const own = tried.get(tenantId) ?? [];
      tried.set(tenantId, own);
      const count = await quietly(tenantId, turn(tenantId, own));
      cleared += count ?? 0;
      if (count !== null) more.push(tenantId);
    }
    waiting = more;
  }
  return cleared;
}
