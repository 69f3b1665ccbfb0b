import { createHash } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { partCount } from '@/lib/modules/uploads/rules/limits';
import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import { findPictures, findTemporaryPictures } from '@/lib/modules/uploads/service/statements/pictures';
import { settleUpload, type MadePicture } from '@/lib/modules/uploads/data/settle-upload';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import { findUploadById, refuseUpload, type UploadRow } from '@/lib/modules/uploads/data/uploads';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { cutOutPicture } from '@/lib/files/images/cut-out-picture';
import type { EncodedPicture } from '@/lib/files/images/encode-picture';
import { takePicture } from '@/lib/files/images/take-picture';
import { fileStore } from '@/lib/files/store';
import { fileIdOf, partKey, pictureKey, screenKey } from './file-names';
import { atPlace, type UploadPlace } from './upload-place';

type Job = JobPayloads['process-upload'];
type Made = EncodedPicture & { colourMode: string };

function scopeOf(job: Job): UploadScope {
  if ('storeId' in job) return { kind: 'temporary', storeId: job.storeId };
  return { kind: 'tenant', tenantId: job.tenantId, eventId: job.eventId };
}

/** The worker acts on behalf of the sender. */
function placeOf(scope: UploadScope, upload: UploadRow | undefined): UploadPlace {
  if (scope.kind === 'temporary') return { scope, by: null };
  const by: TenantContext = { tenantId: scope.tenantId, actor: upload?.actor ?? 'system' };
  return { scope, by: upload?.userId ? { ...by, userId: upload.userId } : by };
}

/** The assembled file; null when a part differs from its recorded size or hash. */
async function putTogether(scope: UploadScope, upload: UploadRow): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  for (let part = 1; part <= partCount(upload.bytes); part += 1) {
    const bytes = await fileStore().get(partKey(scope, upload.id, part));
    if (!bytes) return null;
    if (createHash('sha256').update(bytes).digest('hex') !== upload.received[String(part)]) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

async function cutOutSource(
  place: UploadPlace,
  source: string,
  tolerance: number,
): Promise<Result<Made, PictureRefusal>> {
  const { scope } = place;
  const [picture] = await atPlace(place, (tx) =>
    scope.kind === 'tenant'
      ? findPictures(tx, scope.tenantId, [source])
      : findTemporaryPictures(tx, scope.storeId, [source]),
  );
  const key = picture && (picture.storageKey ?? pictureKey(scope, picture.id, picture.contentType ?? ''));
  const bytes = key ? await fileStore().get(key) : null;
  if (!bytes) return fail('failed');
  const made = await cutOutPicture(bytes, tolerance);
  return made.ok ? ok({ ...made.value, colourMode: picture?.colourMode ?? 'srgb' }) : made;
}

async function make(place: UploadPlace, upload: UploadRow): Promise<Result<Made, PictureRefusal>> {
  const { sourcePicture, tolerance } = upload;
  if (sourcePicture !== null) return cutOutSource(place, sourcePicture, tolerance ?? 0);
  const bytes = await putTogether(place.scope, upload);
  return bytes ? takePicture(bytes) : fail('failed');
}

async function keep(scope: UploadScope, uploadId: string, made: Made): Promise<MadePicture> {
  const { bytes, screen, contentType, widthPx, heightPx, colourMode } = made;
  const fileId = fileIdOf(uploadId);
  const storageKey = pictureKey(scope, fileId, contentType);
  await fileStore().put(storageKey, bytes);
  await fileStore().put(screenKey(scope, fileId), screen);
  const sha256 = createHash('sha256').update(bytes).digest();
  return {
    fileId,
    storageKey,
    contentType,
    bytes: bytes.byteLength,
    sha256,
    widthPx,
    heightPx,
    colourMode,
  };
}

/** S3.9: audit rows for the new file, of the tenant and of its event. */
async function recordFile(tx: Transaction, { scope, by }: UploadPlace, file: MadePicture): Promise<void> {
  if (scope.kind !== 'tenant' || !by) return;
  const data = { kind: 'artwork', event: scope.eventId, type: file.contentType, bytes: file.bytes };
  await audit(tx, by, { action: 'file.added', subjectType: 'file', subjectId: file.fileId, data });
  const subject = { subjectType: 'event', subjectId: scope.eventId } as const;
  await audit(tx, by, { action: 'event_file.added', ...subject, data: { file: file.fileId } });
}

async function removeParts(scope: UploadScope, upload: UploadRow): Promise<void> {
  if (upload.sourcePicture !== null) return;
  for (let part = 1; part <= partCount(upload.bytes); part += 1) {
    await fileStore().remove(partKey(scope, upload.id, part));
  }
}

async function settle(place: UploadPlace, upload: UploadRow): Promise<void> {
  const { scope } = place;
  const made = await make(place, upload);
  if (!made.ok) {
    await atPlace(place, (tx) => refuseUpload(tx, scope, { id: upload.id, refusal: made.error, at: now() }));
    return;
  }
  const picture = await keep(scope, upload.id, made.value);
  await atPlace(place, async (tx) => {
    if (await settleUpload(tx, scope, { id: upload.id, picture, at: now() })) {
      await recordFile(tx, place, picture);
    }
  });
}

/**
 * Processes a complete picture, or removes the background of one: stores the file with audit rows, or the reason for a
 * refusal, then deletes the parts. Safe to repeat. An error is retried; after the last attempt the upload is marked as
 * failed.
 */
export async function processUpload(job: Job, attempt: { last: boolean }): Promise<void> {
  const scope = scopeOf(job);
  const upload = await atPlace({ scope, by: null }, (tx) => findUploadById(tx, scope, job.uploadId));
  if (!upload || upload.state === 'receiving') return;
  const place = placeOf(scope, upload);
  try {
    if (upload.state === 'processing') await settle(place, upload);
  } catch (error) {
    if (!attempt.last) throw error;
    await atPlace(place, (tx) => refuseUpload(tx, scope, { id: upload.id, refusal: 'failed', at: now() }));
    throw error;
  }
  await removeParts(scope, upload);
}
