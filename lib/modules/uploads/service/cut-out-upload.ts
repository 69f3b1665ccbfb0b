import { notFound } from '@/lib/kernel/app-error';
import { newId, newSecret } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import type { CutOutRequest, UploadBegun } from '@/lib/modules/uploads/contract/upload';
import {
  findPictures,
  findPictureSentTo,
  type PictureRow,
} from '@/lib/modules/uploads/service/statements/pictures';
import { addUpload } from '@/lib/modules/uploads/data/uploads';
import type { Transaction } from '@/lib/db/transaction';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { askedBy } from './begin-upload';
import { askWorker } from './finish-upload';
import { countUpload, type Sender } from './upload-limits';
import { atPlace, type UploadPlace } from './upload-place';

/** A visitor may use pictures uploaded to this store, a user of the tenant any picture of the tenant. */
async function findSource(tx: Transaction, place: UploadPlace, id: string): Promise<PictureRow | undefined> {
  const { scope, by } = place;
  const isTheirs = by?.actor === 'client' || by?.actor === 'staff';
  if (scope.kind === 'tenant' && isTheirs) return (await findPictures(tx, scope.tenantId, [id]))[0];
  return findPictureSentTo(tx, scope, id);
}

/**
 * Requests a new picture: an existing one without its flat background. It is read like an upload, with the returned
 * token. Throws 404 for a picture of another place, and `rate_limited`.
 */
export async function cutOutUpload(
  place: UploadPlace,
  input: CutOutRequest,
  sender: Sender,
): Promise<UploadBegun> {
  const { scope } = place;
  const source = await atPlace(place, (tx) => findSource(tx, place, input.picture));
  if (!source) throw notFound();
  const bytes = Math.min(Math.max(source.bytes ?? 1, 1), UPLOAD_LIMITS.bytes);
  await countUpload(scope, sender, bytes);
  const [id, token] = [newId('upload'), newSecret()];
  const row = { id, name: '', bytes, tokenHash: hashToken(token), createdAt: now() };
  await atPlace(place, async (tx) => {
    const { tolerance } = input;
    await addUpload(tx, scope, {
      ...row,
      state: 'processing',
      by: askedBy(place),
      source: { picture: source.id, tolerance },
    });
    await askWorker(tx, scope, { uploadId: id, sender });
  });
  return { id, token, part_size: UPLOAD_LIMITS.partBytes, parts: 0 };
}
