import { createHash } from 'node:crypto';
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
import type { Sender } from './upload-limits';
import { atPlace, type UploadPlace } from './upload-place';

function jobOf(scope: UploadScope, uploadId: string): JobPayloads['process-upload'] {
  if (scope.kind === 'temporary') return { storeId: scope.storeId, uploadId };
  return { tenantId: scope.tenantId, eventId: scope.eventId, uploadId };
}

/** Job queues per tenant, and for the builder. A queue per visitor would leave one row each for ever. */
const LINES = 8;

/**
 * The queue of a sender's pictures: a user's own, else one of a few that addresses share. The browser's name does not
 * count, since anybody can send another.
 */
export function pictureLine(scope: UploadScope, { address, userId }: Sender): string {
  const where = scope.kind === 'tenant' ? scope.tenantId : 'builder';
  const [line = 0] = createHash('sha256')
    .update(userId ?? address)
    .digest();
  return `pictures:${where}:${userId === undefined ? '' : 'user-'}${line % LINES}`;
}

/**
 * Enqueues the processing of a picture. A sender's pictures are processed one after another, so that nobody's many
 * delay somebody else's one.
 */
export async function askWorker(
  tx: Transaction,
  scope: UploadScope,
  { uploadId, sender }: { uploadId: string; sender: Sender },
): Promise<void> {
  const options = { queue: pictureLine(scope, sender), jobKey: `upload:${uploadId}`, maxAttempts: 4 };
  await enqueue(tx, 'process-upload', jobOf(scope, uploadId), options);
}

/**
 * Hands a complete picture to the worker: state and job in one transaction. Calling again returns the current state.
 * Throws 404 for an invalid token, and 409 while a part is missing.
 */
export async function finishUpload(
  place: UploadPlace,
  token: string,
  { locale, sender }: { locale: Locale; sender: Sender },
): Promise<UploadState> {
  const { scope } = place;
  return atPlace(place, async (tx) => {
    const upload = await findUpload(tx, scope, hashToken(token));
    if (!upload) throw notFound();
    if (upload.state !== 'receiving') return presentUpload(scope, upload, locale);
    if (Object.keys(upload.received).length < partCount(upload.bytes)) throw new AppError('conflict');
    if (await startProcessing(tx, scope, upload.id))
      await askWorker(tx, scope, { uploadId: upload.id, sender });
    return presentUpload(scope, { ...upload, state: 'processing' }, locale);
  });
}
