import { AppError, notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import { partCount } from '@/lib/modules/uploads/rules/limits';
import type { UploadState } from '@/lib/modules/uploads/contract/upload';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import { findUpload, startProcessing } from '@/lib/modules/uploads/data/uploads';
import type { Transaction } from '@/lib/db/transaction';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { presentUpload } from './present-upload';
import { atPlace, type UploadPlace } from './upload-place';

function jobOf(scope: UploadScope, uploadId: string): JobPayloads['process-upload'] {
  if (scope.kind === 'temporary') return { storeId: scope.storeId, uploadId };
  return { tenantId: scope.tenantId, eventId: scope.eventId, uploadId };
}

/** The number of job queues for visitors of the event builder. A queue per store would leave one row each for ever. */
const BUILDER_LINES = 4;

function lineOf(scope: UploadScope): string {
  if (scope.kind === 'tenant') return `pictures:${scope.tenantId}`;
  return `pictures:builder-${(scope.storeId.codePointAt(scope.storeId.length - 1) ?? 0) % BUILDER_LINES}`;
}

/**
 * Enqueues the processing of a picture. Pictures of one tenant are processed one after another, so that one tenant
 * cannot delay the others.
 */
export async function askWorker(tx: Transaction, scope: UploadScope, uploadId: string): Promise<void> {
  const options = { queue: lineOf(scope), jobKey: `upload:${uploadId}`, maxAttempts: 4 };
  await enqueue(tx, 'process-upload', jobOf(scope, uploadId), options);
}

/**
 * Hands a complete picture to the worker: state and job in one transaction. Calling again returns the current state.
 * Throws 404 for an invalid token, and 409 while a part is missing.
 */
export async function finishUpload(place: UploadPlace, token: string, locale: Locale): Promise<UploadState> {
  const { scope } = place;
  return atPlace(place, async (tx) => {
    const upload = await findUpload(tx, scope, hashToken(token));
    if (!upload) throw notFound();
    if (upload.state !== 'receiving') return presentUpload(scope, upload, locale);
    if (Object.keys(upload.received).length < partCount(upload.bytes)) throw new AppError('conflict');
    if (await startProcessing(tx, scope, upload.id)) await askWorker(tx, scope, upload.id);
    return presentUpload(scope, { ...upload, state: 'processing' }, locale);
  });
}
