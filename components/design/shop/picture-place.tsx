'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';

/** Undefined where nobody says where pictures go; null where somebody does, and has no place for them yet. */
const Place = createContext<UploadTarget | null | undefined>(undefined);

interface PicturePlaceProps {
  tenant: string;
  slug: string;
  /** The token of a preview's link, by which its guests may send pictures before the event is public. */
  preview?: string | undefined;
  children: ReactNode;
}

/** Says which event the pictures of the fields below are sent to, unless `PicturesTo` around it says otherwise. */
export function PicturePlace({ tenant, slug, preview, children }: PicturePlaceProps) {
  const around = useContext(Place);
  const own = useMemo(
    (): UploadTarget => ({ kind: 'store', tenant, slug, ...(preview ? { preview } : {}) }),
    [tenant, slug, preview],
  );
  return <Place value={around === undefined ? own : around}>{children}</Place>;
}

interface PicturesToProps {
  /** Null while it has yet to be made. */
  target: UploadTarget | null;
  children: ReactNode;
}

/** Sends all pictures of the fields below here: the forms that it shows belong to an event that is none yet. */
export function PicturesTo({ target, children }: PicturesToProps) {
  return <Place value={target}>{children}</Place>;
}

/** Where one's own pictures are sent to; null where none can be, or not yet. */
export function usePicturePlace(): UploadTarget | null {
  return useContext(Place) ?? null;
}
