import { rm, stat } from 'node:fs/promises';
import { now } from '@/lib/kernel/clock';
import { can } from '@/lib/permissions/permissions';
import { enqueue, type ListJob } from '@/lib/db/enqueue';
import { fileStore } from '@/lib/files/store';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import * as rows from '@/lib/modules/lists/data/exports';
import { EXPORT_LIFE_MS, MAIL_AFTER_MS } from '@/lib/modules/lists/rules/limits';
import { announce } from './announce';
import { inJob, jobScope } from './job-scope';
import type { ListTable } from './list-definition';
import type { ListScope } from './list-scope';
import { spoolPath, writeExport } from './write-export';

const PROGRESS_EVERY_MS = 1_000;

/** Stores progress at most once a second, at once for the first batch; each in a transaction of its own. */
function progressOf(job: ListJob): (done: number, total: number) => Promise<void> {
  let last = -Infinity;
  return async (done, total) => {
    const at = performance.now();
    if (at - last < PROGRESS_EVERY_MS) return;
    last = at;
    await inJob(job, (tx) => rows.storeProgress(tx, job, { id: job.id, done, total }));
    await announce(job, 'export.changed');
  };
}

async function fail(job: ListJob, problem: NonNullable<ListExport['problem']>): Promise<void> {
  await inJob(job, (tx) => rows.storeFailure(tx, job, { id: job.id, problem, at: now() }));
  await announce(job, 'export.changed');
}

/** Stores the file, then the row that names it; a file whose row is no longer open is removed again. */
async function publish(job: ListJob, scope: ListScope, row: rows.ExportRow, count: number): Promise<void> {
  const path = spoolPath(job.id);
  const storageKey = `${job.tenantId ?? 'staff'}/${job.id}.csv`;
  const { size } = await stat(path);
  await fileStore().putFile(storageKey, path);
  const at = now();
  const expiresAt = new Date(at.getTime() + EXPORT_LIFE_MS);
  const published = await inJob(job, async (tx) => {
    const ready = { id: job.id, rows: count, bytes: size, storageKey, at, expiresAt };
    if (!(await rows.storeReady(tx, job, ready))) return false;
    const data = { list: row.list, rows: count };
    await appendScopedAudit(
      tx,
      { tenant: scope.tenant, userId: job.ownerId },
      { action: 'export.finished', subjectType: 'list_export', subjectId: job.id, data },
    );
    await enqueue(tx, 'expire-export', job, { jobKey: `expire:${job.id}`, runAt: expiresAt });
    const took = at.getTime() - new Date(row.requestedAt).getTime();
    if (took > MAIL_AFTER_MS) await enqueue(tx, 'send-export-mail', job);
    return true;
  });
  if (!published) await fileStore().remove(storageKey);
  await announce(job, 'export.changed');
}

async function attemptExport(lists: ListTable, job: ListJob, row: rows.ExportRow): Promise<void> {
  const [list, scope] = [lists[row.list], await jobScope(job)];
  if (!scope || !can(scope.person, list.permissions.export)) return fail(job, 'not_allowed');
  try {
    const written = await writeExport(list, scope, row, progressOf(job));
    if (written === 'too_many_rows') await fail(job, 'too_many_rows');
    else await publish(job, scope, row, written.rows);
  } finally {
    await rm(spoolPath(job.id), { force: true });
  }
}

/**
 * Makes an export's file. The person's rights are looked at again, since they may have changed while it waited. Every
 * attempt starts from the beginning: its rows are those of one moment. After the last one the person is told. D48-3.
 */
export async function runExport(lists: ListTable, job: ListJob, attempt: { last: boolean }): Promise<void> {
  const row = await inJob(job, (tx) => rows.findExport(tx, job, job.id));
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return;
  try {
    await attemptExport(lists, job, row);
  } catch (error) {
    if (attempt.last) await fail(job, 'fault');
    throw error;
  }
}
