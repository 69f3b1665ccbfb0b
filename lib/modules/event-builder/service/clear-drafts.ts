import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listTenants } from '@/lib/db/list-tenants';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import {
  clearDraft,
  clearDrafts as clear,
  listOldDrafts,
  type OldDrafts,
} from '@/lib/modules/event-builder/data/event-drafts';
import { unusedSince } from './store-life';

/** Few enough that a tenant with many does not hold up the next one. */
const BATCH = 50;

/** What is left to do of a tenant. */
interface Tenant {
  id: string;
  /** Drafts that could not be deleted in this run. */
  broken: string[];
}

/** What became of a turn: how many drafts are gone, and whether there may be more. */
interface Turn {
  gone: number;
  more: boolean;
}

const inTenant = <Answer>({ id }: Tenant, work: (tx: Transaction) => Promise<Answer>) =>
  withTenant({ tenantId: id, actor: 'system' }, work);

/** The batch one by one: a broken draft is logged and passed over, those around it go. */
async function clearOneByOne(tenant: Tenant, old: OldDrafts): Promise<Turn> {
  const drafts = await inTenant(tenant, (tx) => listOldDrafts(tx, old));
  let gone = 0;
  for (const id of drafts) {
    try {
      gone += await inTenant(tenant, (tx) => clearDraft(tx, { ...old, id }));
    } catch (error) {
      log().error({ tenantId: tenant.id, draft: id, fault: traceOf(error) }, 'clearing a draft failed');
      tenant.broken.push(id);
    }
  }
  return { gone, more: drafts.length === BATCH };
}

/** One batch of a tenant, which is left for the next run when even its list can't be read. */
async function clearBatch(tenant: Tenant, before: Date): Promise<Turn> {
  const old = { tenantId: tenant.id, before, except: tenant.broken, limit: BATCH };
  try {
    const gone = await inTenant(tenant, (tx) => clear(tx, old));
    return { gone, more: gone === BATCH };
  } catch {
    // Which of them it was is told below.
    return clearOneByOne(tenant, old).catch((error: unknown) => {
      log().error({ tenantId: tenant.id, fault: traceOf(error) }, 'clearing drafts of events failed');
      return { gone: 0, more: false };
    });
  }
}

/**
 * Deletes the drafts unchanged for 30 days, a batch of a tenant in each transaction; returns how many. Tenants take turns.
 * A draft that can't be deleted is logged and left for the next run; it holds up no other of its tenant. Safe to repeat
 * and to run in several workers. S2.2-31.
 */
export async function clearDrafts(signal?: AbortSignal): Promise<number> {
  const before = unusedSince();
  let cleared = 0;
  let waiting: Tenant[] = (await withDirectory(listTenants)).map((id) => ({ id, broken: [] }));
  while (waiting.length > 0) {
    const unfinished: Tenant[] = [];
    for (const tenant of waiting) {
      if (signal?.aborted) return cleared;
      const { gone, more } = await clearBatch(tenant, before);
      cleared += gone;
      if (more) unfinished.push(tenant);
    }
    waiting = unfinished;
  }
  return cleared;
}
