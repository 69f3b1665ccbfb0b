import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listTenants } from './list-tenants';
import type { Transaction } from './transaction';
import { withDirectory } from './with-directory';
import { withTenant, type TenantContext } from './with-tenant';

/** When a row that could not be worked on is taken again, where its work doesn't say. */
const AGAIN_MS = 6 * 3_600_000;

interface Turned {
  done: number;
  failed: number;
}

/** Work that is due in many tenants: one row per transaction. */
export interface DueWork<Due extends { id: string }> {
  /** What has failed, for the log. */
  failure: string;
  /** Whose turn it is at all; every tenant with a slug where nothing is said. */
  tenants?(tx: Transaction): Promise<string[]>;
  /** The row of a tenant that has waited longest, locked; none when nothing is due. */
  take(tx: Transaction, tenantId: string, at: Date): Promise<Due | undefined>;
  /** Does it, with its audit row and jobs. */
  run(tx: Transaction, context: TenantContext, due: Due): Promise<void>;
  /** After how long a failed row is taken again; six hours where nothing is said. */
  againMs?: number;
  /** So many rows at most in one run, the next of which goes on. */
  limit?: number;
  /** Puts a failed row back, to be taken again then. */
  putOff(tx: Transaction, key: { tenantId: string; id: string }, again: Date): Promise<void>;
}

/** Works on the next row of a tenant; null when none is due. The failed one is named. */
async function workNext<Due extends { id: string }>(
  work: DueWork<Due>,
  context: TenantContext,
): Promise<{ failed: string | null } | null> {
  const { tenantId } = context;
  let taken: string | null = null;
  try {
    return await withTenant(context, async (tx) => {
      const due = await work.take(tx, tenantId, now());
      if (!due) return null;
      taken = due.id;
      await work.run(tx, context, due);
      return { failed: null };
    });
  } catch (error) {
    log().error({ tenantId, id: taken, fault: traceOf(error) }, work.failure);
    return taken === null ? null : { failed: taken };
  }
}

/** One row of a tenant: the next one's turn comes after everyone else's. False when none is left. */
async function turn<Due extends { id: string }>(
  work: DueWork<Due>,
  tenantId: string,
  counted: Turned,
): Promise<boolean> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const done = await workNext(work, context);
  if (done === null) return false;
  if (done.failed === null) {
    counted.done += 1;
    return true;
  }
  counted.failed += 1;
  const again = new Date(now().getTime() + (work.againMs ?? AGAIN_MS));
  const key = { tenantId, id: done.failed };
  return withTenant(context, (tx) => work.putOff(tx, key, again)).then(
    () => true,
    () => false,
  );
}

/**
 * Works off what is due in all tenants, each row in a transaction of its own. Tenants take turns, and a row that fails is
 * put back for some hours, so that none waits for another's many or broken ones. Safe to run in several workers.
 */
export async function takeTurns<Due extends { id: string }>(
  work: DueWork<Due>,
  signal?: AbortSignal,
): Promise<Turned> {
  const counted: Turned = { done: 0, failed: 0 };
  let waiting = await withDirectory(work.tenants ?? listTenants);
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted || counted.done + counted.failed >= (work.limit ?? Infinity)) return counted;
      if (await turn(work, tenantId, counted)) more.push(tenantId);
    }
    waiting = more;
  }
  return counted;
}
