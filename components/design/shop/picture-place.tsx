'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';

/** Undefined without a provider; null if the provider has no upload target yet. */
const Place = createContext<UploadTarget | null | undefined>(undefined);

interface PicturePlaceProps {
  tenant: string;
  slug: string;
  /** Token of a preview link, which allows its guests to upload pictures before the event is public. */
  preview?: string | undefined;
  children: ReactNode;
}

/** Sets the event to which the fields below upload pictures, unless an outer `PicturesTo` overrides it. */
export function PicturePlace({ tenant, slug, preview, children }: PicturePlaceProps) {
  const around = useContext(Place);
  const own = useMemo(
    (): UploadTarget => ({ kind: 'store', tenant, slug, ...(preview ? { preview } : {}) }),
    [tenant, slug, preview],
  );
  return <Place value={around === undefined ? own : around}>{children}</Place>;
}

interface PicturesToProps {
  /** Null while the target does not exist yet. */
  target: UploadTarget | null;
  children: ReactNode;
}

/**
 * Overrides the upload target for all fields below: in the event builder the shown forms belong to an event that does
 * not exist yet.
 */
export function PicturesTo({ target, children }: PicturesToProps) {
  return <Place value={target}>{children}</Place>;
}

/** Upload target of shoppers' pictures; null if none, or none yet. */
export function usePicturePlace(): UploadTarget | null {
  return useContext(Place) ?? null;
}
