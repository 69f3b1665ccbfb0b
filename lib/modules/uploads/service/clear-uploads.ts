import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { partCount, UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { audit } from '@/lib/audit/append-audit';
import { listTenants } from '@/lib/db/list-tenants';
import {
  deleteUploads,
  findUsedPictures,
  listOldUploads,
  noteChecked,
  takeOldTemporaryUploads,
  type OldTenantUpload,
  type OldUpload,
} from '@/lib/modules/uploads/data/old-uploads';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { partKey, pictureKey, screenKey } from './file-names';

const DAY_MS = 86_400_000;
/** Batch size: one search through the tenant's designs and orders covers the whole batch. */
const BATCH = 500;

const tooOld = (): Date => new Date(now().getTime() - UPLOAD_LIMITS.keepDays * DAY_MS);

/** Deletes the files of an upload: the picture, its screen copy, and leftover parts. */
async function removeBytes(scope: UploadScope, upload: OldUpload): Promise<void> {
  const store = fileStore();
  const { id, bytes, fileId, contentType, sourcePicture } = upload;
  if (fileId !== null && contentType !== null) {
    await store.remove(pictureKey(scope, fileId, contentType));
    await store.remove(screenKey(scope, fileId));
  }
  if (sourcePicture !== null || fileId !== null) return;
  for (let part = 1; part <= partCount(bytes); part += 1) await store.remove(partKey(scope, id, part));
}

/** S3.9: audit rows for the removed file, of its tenant and of its event. */
async function recordGone(tx: Transaction, context: TenantContext, upload: OldTenantUpload): Promise<void> {
  const { fileId, eventId } = upload;
  if (fileId === null) return;
  const data = { kind: 'artwork', event: eventId, reason: 'unused' };
  await audit(tx, context, { action: 'file.deleted', subjectType: 'file', subjectId: fileId, data });
  const subject = { subjectType: 'event', subjectId: eventId } as const;
  await audit(tx, context, { action: 'event_file.deleted', ...subject, data: { file: fileId } });
}

async function clearBatch(context: TenantContext): Promise<{ seen: number; gone: OldTenantUpload[] }> {
  return withTenant(context, async (tx) => {
    const old = await listOldUploads(tx, { before: tooOld(), limit: BATCH });
    const pictures = old.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
    const used = await findUsedPictures(tx, pictures);
    const isUsed = ({ fileId }: OldTenantUpload) => fileId !== null && used.has(fileId);
    const gone = old.filter((upload) => !isUsed(upload));
    if (gone.length > 0) await deleteUploads(tx, gone);
    for (const upload of gone) await recordGone(tx, context, upload);
    await noteChecked(
      tx,
      old.filter(isUsed).map(({ id }) => id),
      now(),
    );
    return { seen: old.length, gone };
  });
}

/** One batch of a tenant. A failure is logged and ends the tenant's turn until the next run. */
async function clearTurn(tenantId: string): Promise<{ cleared: number; more: boolean }> {
  try {
    const { seen, gone } = await clearBatch({ tenantId, actor: 'system' });
    for (const upload of gone) {
      await removeBytes({ kind: 'tenant', tenantId, eventId: upload.eventId }, upload);
    }
    return { cleared: gone.length, more: seen === BATCH };
  } catch (error) {
    log().error({ tenantId, fault: traceOf(error) }, 'clearing unused uploads failed');
    return { cleared: 0, more: false };
  }
}

/** Tenants take turns by batches, so that none waits until another's many uploads are gone. */
async function clearTenants(signal?: AbortSignal): Promise<number> {
  let cleared = 0;
  let waiting = await withDirectory(listTenants);
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted) return cleared;
      const turn = await clearTurn(tenantId);
      cleared += turn.cleared;
      if (turn.more) more.push(tenantId);
    }
    waiting = more;
  }
  return cleared;
}

async function clearTemporary(signal?: AbortSignal): Promise<number> {
  let cleared = 0;
  while (!signal?.aborted) {
    const input = { before: tooOld(), at: now(), limit: BATCH };
    const { seen, gone } = await withDirectory((tx) => takeOldTemporaryUploads(tx, input));
    for (const upload of gone) await removeBytes({ kind: 'temporary', storeId: upload.storeId }, upload);
    cleared += gone.length;
    if (seen < BATCH) break;
  }
  return cleared;
}

/**
 * Deletes uploads older than 7 days that were never finished or were refused, and pictures that no design, order or
 * page uses: files and rows, with audit rows. Pictures in use are checked again a week later. Returns how many were
 * deleted. Safe to repeat and to run in several workers.
 */
export async function clearUploads(signal?: AbortSignal): Promise<number> {
  const temporary = await clearTemporary(signal).catch((error: unknown) => {
    log().error({ fault: traceOf(error) }, 'clearing temporary uploads failed');
    return 0;
  });
  return temporary + (await clearTenants(signal));
}
