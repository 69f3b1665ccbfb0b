'use client';

import { useEffect, useRef, useState } from 'react';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import { CASE_LIMITS } from '@/lib/modules/returns/rules/cases';

/** A photo of a complaint: being sent, there, or refused. */
export interface Photo {
  /** Counts up, and names the photo for its reader. */
  number: number;
  name: string;
  token: string | null;
  url: string | null;
  failed: boolean;
}

const settled = { failed: true, token: null, url: null };

/** Sends photos as they are chosen, each on its own. D53-7. */
export function usePhotos(target: UploadTarget) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const count = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const gone = new AbortController();
    leaving.current = gone;
    return () => gone.abort();
  }, []);

  async function send(file: File) {
    count.current += 1;
    const number = count.current;
    const { signal } = leaving.current;
    setPhotos((known) => [...known, { number, name: file.name, token: null, url: null, failed: false }]);
    const code = await import('@/lib/modules/uploads/client/upload-picture').catch(() => null);
    const outcome = code ? await code.uploadPicture(target, file, { signal }) : null;
    const change = outcome?.ok ? { token: outcome.value.token, url: outcome.value.url } : settled;
    setPhotos((known) => known.map((photo) => (photo.number === number ? { ...photo, ...change } : photo)));
  }
  const add = (files: readonly File[]) => {
    const room = CASE_LIMITS.photos - photos.length;
    for (const file of files.slice(0, Math.max(0, room))) void send(file);
  };
  const remove = (number: number) => setPhotos((known) => known.filter((photo) => photo.number !== number));
  const sending = photos.some(({ token, failed }) => token === null && !failed);
  const tokens = photos.flatMap(({ token }) => (token === null ? [] : [token]));
  return { photos, add, remove, sending, tokens };
}
