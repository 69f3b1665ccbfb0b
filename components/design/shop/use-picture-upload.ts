'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberPicture } from '@/lib/modules/storefront/client/personal/own-picture-store';
import type { uploadPicture } from '@/lib/modules/uploads/client/upload-picture';
import type { UploadProblem, UploadTarget } from '@/lib/modules/uploads/client/upload-target';

/** A running or failed upload; null if none. */
export type PictureUpload =
  | { state: 'sending'; name: string; share: number }
  | { state: 'failed'; name: string; problem: UploadProblem };

const LOST: { ok: false; error: UploadProblem } = { ok: false, error: { code: 'network', values: {} } };

/** Loads the upload module on first use; if that fails, it counts as a lost connection. */
async function sendPicture(...given: Parameters<typeof uploadPicture>): ReturnType<typeof uploadPicture> {
  const code = await import('@/lib/modules/uploads/client/upload-picture').catch(() => null);
  return code ? code.uploadPicture(...given) : LOST;
}

interface Sending {
  file: File;
  abort: AbortController;
}

/**
 * Uploads one picture and reports its token. A failed file stays with its reason until it is retried, replaced or
 * dismissed; parts that have arrived are not sent twice.
 */
export function usePictureUpload(place: UploadTarget | null, onSent: (token: string) => void) {
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const sending = useRef<Sending | null>(null);
  const tell = useRef(onSent);
  useEffect(() => {
    tell.current = onSent;
  });
  useEffect(() => () => sending.current?.abort.abort(), []);

  const send = useCallback(
    async (file: File) => {
      sending.current?.abort.abort();
      const mine: Sending = { file, abort: new AbortController() };
      sending.current = mine;
      const { name } = file;
      setUpload({ state: 'sending', name, share: 0 });
      const onProgress = (share: number) =>
        sending.current === mine && setUpload({ state: 'sending', name, share });
      // A store that is being built has no upload target until it is saved; treated as a lost connection.
      const outcome = place
        ? await sendPicture(place, file, { onProgress, signal: mine.abort.signal })
        : LOST;
      if (sending.current !== mine) return;
      if (!outcome.ok) return setUpload({ state: 'failed', name, problem: outcome.error });
      sending.current = null;
      rememberPicture(outcome.value);
      setUpload(null);
      tell.current(outcome.value.token);
    },
    [place],
  );
  const dismiss = useCallback(() => {
    sending.current?.abort.abort();
    sending.current = null;
    setUpload(null);
  }, []);
  const retry = useCallback(() => {
    if (sending.current) void send(sending.current.file);
  }, [send]);
  return { upload, send: (file: File) => void send(file), dismiss, retry };
}
