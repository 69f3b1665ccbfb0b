import type { UploadedPictureWire } from '@/lib/modules/uploads/contract/upload';
import type { SentPicture } from './upload-target';

/** A picture as the API tells it, with what it is ordered by. */
export function sentPicture(picture: UploadedPictureWire, token: string): SentPicture {
  return {
    id: picture.id,
    token,
    url: picture.url,
    contentType: picture.content_type,
    widthPx: picture.width_px,
    heightPx: picture.height_px,
    colourMode: picture.colour_mode,
    bytes: picture.bytes,
  };
}
