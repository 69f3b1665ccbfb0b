import { newId, newSecret } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { partCount, UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import type { UploadBegin, UploadBegun } from '@/lib/modules/uploads/contract/upload';
import { addUpload } from '@/lib/modules/uploads/data/uploads';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { countUpload, type Sender } from './upload-limits';
import { atPlace, type UploadPlace } from './upload-place';

/** The sender's data, stored with an upload until its picture is ready. */
export function askedBy({ by }: UploadPlace): {
  actor: 'shopper' | 'client' | 'staff';
  userId: string | null;
} {
  const actor = by?.actor === 'client' || by?.actor === 'staff' ? by.actor : 'shopper';
  return { actor, userId: by?.userId ?? null };
}

/**
 * Starts the upload of a picture of `bytes`: returns the token for the next calls and the sizes of the parts. Only the
 * token's hash is stored. Throws `rate_limited`.
 */
export async function beginUpload(
  place: UploadPlace,
  input: UploadBegin,
  sender: Sender,
): Promise<UploadBegun> {
  const { bytes, name } = input;
  await countUpload(place.scope, sender, bytes);
  const [id, token] = [newId('upload'), newSecret()];
  const row = { id, name, bytes, tokenHash: hashToken(token), createdAt: now(), source: null };
  await atPlace(place, (tx) =>
    addUpload(tx, place.scope, { ...row, state: 'receiving', by: askedBy(place) }),
  );
  return { id, token, part_size: UPLOAD_LIMITS.partBytes, parts: partCount(bytes) };
}
