'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UploadTarget } from '@/lib/client/designer/upload-target';

const Place = createContext<UploadTarget | null>(null);

interface PicturePlaceProps {
  tenant: string;
  slug: string;
  children: ReactNode;
}

/** Says which event the pictures of the fields below are sent to. */
export function PicturePlace({ tenant, slug, children }: PicturePlaceProps) {
  const place = useMemo((): UploadTarget => ({ kind: 'store', tenant, slug }), [tenant, slug]);
  return <Place value={place}>{children}</Place>;
}

/** Where one's own pictures are sent to; null where none can be. */
export function usePicturePlace(): UploadTarget | null {
  return useContext(Place);
}
