import { createHash } from 'node:crypto';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { partCount, partLength } from '@/lib/modules/uploads/rules/limits';
import { findUpload, notePart } from '@/lib/modules/uploads/data/uploads';
import { fileStore } from '@/lib/files/store';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { partKey } from './file-names';
import { atPlace, type UploadPlace } from './upload-place';

/**
 * Stores one part of a picture: first the file, then its record. The same part again returns the same answer, even
 * after the last one; different content for the same number is a 409. Throws 404 for a part number that does not exist,
 * and 422 for a part of the wrong length.
 */
export async function putUploadPart(
  place: UploadPlace,
  token: string,
  part: number,
  bytes: Uint8Array,
): Promise<{ part: number; received: number }> {
  const { scope } = place;
  const upload = await atPlace(place, (tx) => findUpload(tx, scope, hashToken(token)));
  if (!upload || upload.sourcePicture !== null || part > partCount(upload.bytes)) throw notFound();
  const wanted = partLength(upload.bytes, part);
  if (bytes.byteLength !== wanted) {
    throw invalid({ body: [bytes.byteLength > wanted ? 'too_long' : 'too_short'] });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = upload.received[String(part)];
  if (known === sha256) return { part, received: Object.keys(upload.received).length };
  if (known !== undefined || upload.state !== 'receiving') throw new AppError('conflict');
  await fileStore().put(partKey(scope, upload.id, part), bytes);
  const received = await atPlace(place, (tx) => notePart(tx, scope, { id: upload.id, part, sha256 }));
  if (!received) throw new AppError('conflict');
  return { part, received: Object.keys(received).length };
}
