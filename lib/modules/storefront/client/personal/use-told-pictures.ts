'use client';

import { useEffect } from 'react';
import type { UploadedPictureWire } from '@/lib/modules/uploads/contract/upload';
import { rememberPicture } from './own-picture-store';
import { sentPicture } from '@/lib/modules/uploads/client/sent-picture';

/** Makes pictures known that came with an answer given before, where each is named by its file. */
export function useToldPictures(pictures: readonly UploadedPictureWire[]): void {
  useEffect(() => {
    for (const picture of pictures) rememberPicture(sentPicture(picture, picture.id));
  }, [pictures]);
}
