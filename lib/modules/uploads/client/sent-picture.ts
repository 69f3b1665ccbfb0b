import type { UploadedPictureWire } from '@/lib/modules/uploads/contract/upload';
import type { SentPicture } from './upload-target';

/** A picture from the API with its upload token, by which it is ordered. */
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
