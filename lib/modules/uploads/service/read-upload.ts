import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { UploadState } from '@/lib/modules/uploads/contract/upload';
import { findUpload } from '@/lib/modules/uploads/data/uploads';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { presentUpload } from './present-upload';
import { atPlace, type UploadPlace } from './upload-place';

/** How an upload stands, for whoever has its token. Throws 404 for anybody else's, and for one of another place. */
export async function readUpload(place: UploadPlace, token: string, locale: Locale): Promise<UploadState> {
  const { scope } = place;
  const upload = await atPlace(place, (tx) => findUpload(tx, scope, hashToken(token)));
  if (!upload) throw notFound();
  return presentUpload(scope, upload, locale);
}
