'use client';

import { useEffect, useRef, useState } from 'react';
import { withLogo, withoutLogo } from '@/lib/modules/event-builder/client/change-store';
import type { UploadProblem } from '@/lib/modules/uploads/client/upload-target';
import { useBuilder } from './builder-context';

/** A logo being uploaded. */
export interface LogoUpload {
  name: string;
  /** Progress, 0 to 1; at 1 the server is checking the picture. */
  share: number;
}

/** `unsaved`: the store could not be saved, so there is nothing to upload the logo to. */
export type LogoProblem = UploadProblem | { code: 'unsaved' };

interface LogoField {
  upload: LogoUpload | null;
  problem: LogoProblem | null;
  send(file: File | undefined): void;
  /** Retries with the same file. */
  retry(): void;
  remove(): void;
}

/** Uploads a file as the store's logo and puts it on the products. */
export function useLogoUpload(): LogoField {
  const { built, logo } = useBuilder();
  const { keeper } = built;
  const [upload, setUpload] = useState<LogoUpload | null>(null);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const last = useRef<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function put(file: File): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    last.current = file;
    setProblem(null);
    setUpload({ name: file.name, share: 0 });
    const token = await keeper.token();
    if (token === null) {
      setUpload(null);
      return setProblem({ code: 'unsaved' });
    }
    const { uploadPicture } = await import('@/lib/modules/uploads/client/upload-picture');
    const onProgress = (share: number) => running.current === abort && setUpload({ name: file.name, share });
    const outcome = await uploadPicture({ kind: 'builder', token }, file, {
      name: file.name,
      onProgress,
      signal: abort.signal,
    });
    if (running.current !== abort) return;
    setUpload(null);
    if (!outcome.ok) return setProblem(outcome.error.code === 'cancelled' ? null : outcome.error);
    const { id, url, widthPx, heightPx, contentType, colourMode, bytes } = outcome.value;
    const facts = { content_type: contentType, colour_mode: colourMode, bytes };
    keeper.addPicture({ id, url, width_px: widthPx, height_px: heightPx, ...facts });
    keeper.change(withLogo({ id, widthPx, heightPx }, logo));
  }

  return {
    upload,
    problem,
    send: (file) => {
      if (file) void put(file);
    },
    retry: () => {
      if (last.current) void put(last.current);
    },
    remove: () => {
      setProblem(null);
      keeper.change(withoutLogo());
    },
  };
}
