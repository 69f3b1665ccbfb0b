import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { listTemporaryPictures } from '@/lib/modules/event-builder/data/temporary-pictures';
import { withDirectory } from '@/lib/db/with-directory';
import { screenUrl } from '@/lib/modules/uploads/service/file-names';

/** The pictures uploaded for a temporary store, as its holder sees them. */
export async function storePictures(storeId: string): Promise<KeptStore['pictures']> {
  const found = await withDirectory((tx) => listTemporaryPictures(tx, storeId));
  return found.map(({ fileId: id, widthPx, heightPx, contentType, colourMode, bytes }) => ({
    id,
    url: screenUrl({ kind: 'temporary', storeId }, id),
    width_px: widthPx,
    height_px: heightPx,
    content_type: contentType,
    colour_mode: colourMode,
    bytes,
  }));
}
