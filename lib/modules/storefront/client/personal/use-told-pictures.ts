'use client';

import { useEffect } from 'react';
import type { UploadedPictureWire } from '@/lib/modules/uploads/contract/upload';
import { rememberPicture } from './own-picture-store';
import { sentPicture } from '@/lib/modules/uploads/client/sent-picture';

/** Adds pictures from an earlier answer, which names them by file id. */
export function useToldPictures(pictures: readonly UploadedPictureWire[]): void {
  useEffect(() => {
    for (const picture of pictures) rememberPicture(sentPicture(picture, picture.id));
  }, [pictures]);
}
