import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { fulfillerEnv } from '@/lib/env/fulfiller';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { checkFulfiller } from '@/lib/fulfillers';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { Checked } from '@/lib/modules/fulfilment/contract/fulfillers/check-fulfiller';
import {
  findConnection,
  noteChecked,
  readFulfillers,
} from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import type { CheckResult } from '@/lib/modules/fulfilment/rules/fulfillers/check-results';
import { opened } from './connection';

/** A printer is no target: so many test calls a minute, of all colleagues together. */
const MOST_A_MINUTE = 5;

async function limitChecks(id: string): Promise<void> {
  const bucket = bucketOf('fulfiller-check', id);
  const { allowed, retryAfter } = await consume({ bucket, limit: MOST_A_MINUTE, windowSeconds: 60 });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

type Row = Awaited<ReturnType<typeof findConnection>>;

/** Calls where its orders go; its own address through the door by which it was tested before it was saved. */
async function call(id: string, row: Row): Promise<CheckResult> {
  let connection;
  try {
    connection = row ? opened(row) : null;
  } catch {
    return 'unreadable';
  }
  const outcome = await checkFulfiller(connection, id);
  return outcome.kind === 'ready' ? 'ready' : outcome.fault;
}

/**
 * Tests now whether a fulfiller answers and knows the secret: one signed call that orders nothing, ended after five seconds and
 * never repeated by itself. What came of it is in the platform's log, with the host alone. Throws 404 and `rate_limited`. S2.2-177.
 */
export async function checkConnection(context: StaffContext, id: string): Promise<Checked> {
  const row = await withStaff(context, async (tx) => {
    if (!(await readFulfillers(tx, [id])).has(id)) throw notFound();
    return findConnection(tx, id);
  });
  await limitChecks(id);
  const result = await call(id, row);
  const at = now();
  await withStaff(context, async (tx) => {
    if (row && result === 'ready') await noteChecked(tx, id, row.url, at);
    const { host } = new URL(row?.url ?? fulfillerEnv().FULFILLER_API_URL);
    const data = { host, result };
    await recordPlatform(tx, { action: 'fulfiller.tested', actorUserId: context.staffId, subject: id, data });
  });
  return { result, common: row === undefined, checked_at: at.toISOString() };
}
