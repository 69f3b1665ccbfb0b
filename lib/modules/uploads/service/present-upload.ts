import type { Locale } from '@/lib/kernel/locales';
import { messageFor } from '@/lib/intl/message-for';
import { partCount, UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { refusalValues } from '@/lib/modules/uploads/rules/refusals';
import {
  uploadedPicture,
  type UploadedPictureWire,
  type UploadState,
} from '@/lib/modules/uploads/contract/upload';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import type { UploadRow } from '@/lib/modules/uploads/data/uploads';
import { screenUrl } from './file-names';

function presentPicture(scope: UploadScope, row: UploadRow): UploadedPictureWire | null {
  if (row.state !== 'ready' || row.fileId === null) return null;
  return uploadedPicture.parse({
    id: row.fileId,
    url: screenUrl(scope, row.fileId),
    content_type: row.contentType,
    width_px: row.widthPx,
    height_px: row.heightPx,
    colour_mode: row.colourMode,
    bytes: row.fileBytes,
  });
}

/** An upload as its sender sees it; the reason for a refusal is in their language. */
export function presentUpload(scope: UploadScope, row: UploadRow, locale: Locale): UploadState {
  const { id, name, bytes, state, refusal } = row;
  const text = messageFor(locale);
  const received = Object.keys(row.received).map(Number);
  return {
    id,
    name,
    bytes,
    state,
    part_size: UPLOAD_LIMITS.partBytes,
    parts: row.sourcePicture === null ? partCount(bytes) : 0,
    received: received.sort((one, other) => one - other),
    picture: presentPicture(scope, row),
    refusal: refusal && { code: refusal, message: text(`uploads.refused.${refusal}`, refusalValues()) },
  };
}
