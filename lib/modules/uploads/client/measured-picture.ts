import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { readFileUses } from './library';

/** A picture of the library whose size is known, as a design needs it. */
export type MeasuredFile = LibraryFile & { width_px: number; height_px: number };

/** The stored file can't be read as a picture, so only another upload helps. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

const isMeasured = (file: LibraryFile): file is MeasuredFile =>
  file.width_px !== null && file.height_px !== null;

/**
 * A library picture with its size; that of an older one is measured by the server. Rejects with an UnreadablePicture, or
 * with the call's ApiError. S2.2-74.
 */
export async function measuredPicture(tenant: string, file: LibraryFile): Promise<MeasuredFile> {
  if (isMeasured(file)) return file;
  const { file: read } = await readFileUses(tenant, file);
  if (!isMeasured(read)) throw new UnreadablePicture(`the size of ${file.id} is unknown`);
  return read;
}
