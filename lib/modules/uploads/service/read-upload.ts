import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { UploadState } from '@/lib/modules/uploads/contract/upload';
import { findUpload } from '@/lib/modules/uploads/data/uploads';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { presentUpload } from './present-upload';
import { atPlace, type UploadPlace } from './upload-place';

/**
 * The state of an upload, for the holder of its token. Throws 404 for an invalid token and for an upload of another
 * event or temporary store.
 */
export async function readUpload(place: UploadPlace, token: string, locale: Locale): Promise<UploadState> {
  const { scope } = place;
  const upload = await atPlace(place, (tx) => findUpload(tx, scope, hashToken(token)));
  if (!upload) throw notFound();
  return presentUpload(scope, upload, locale);
}
