'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  uploadPicture,
  type UploadedPicture,
  type UploadProblem,
  type UploadTarget,
} from '@/lib/modules/uploads/client/upload-picture';

/** A file being uploaded, or one that failed. */
export interface Upload {
  key: number;
  name: string;
  /** Id of the layer whose picture is replaced; null for a new layer. */
  replaces: string | null;
  /** Progress, 0 to 1. */
  share: number;
  /** Why the upload stopped; null while it runs. */
  problem: UploadProblem | null;
}

export interface Uploads {
  target: UploadTarget;
  list: readonly Upload[];
  add: (files: readonly File[]) => void;
  replace: (layerId: string, file: File) => void;
  /** Cancels a running upload, or removes a failed one from the list. */
  remove: (key: number) => void;
  /** Sends the same file again; parts that have arrived are not sent twice. */
  retry: (key: number) => void;
}

interface Sent {
  file: File;
  replaces: string | null;
  abort: AbortController;
}

type Arrived = (picture: UploadedPicture, upload: { name: string; replaces: string | null }) => void;

function useList() {
  const [list, setList] = useState<readonly Upload[]>([]);
  const put = useCallback((upload: Upload) => {
    setList((known) =>
      known.some(({ key }) => key === upload.key)
        ? known.map((one) => (one.key === upload.key ? upload : one))
        : [...known, upload],
    );
  }, []);
  const change = useCallback((key: number, fields: Partial<Upload>) => {
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  }, []);
  const drop = useCallback((key: number) => setList((known) => known.filter((one) => one.key !== key)), []);
  return { list, put, change, drop };
}

/**
 * Uploads and their state. A failed file stays in the list with its reason until it is retried or dismissed. Null where
 * uploads are not allowed.
 */
export function useUploads(target: UploadTarget | null, onArrived: Arrived): Uploads | null {
  const { list, put, change, drop } = useList();
  const sent = useRef(new Map<number, Sent>());
  const counter = useRef(0);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  }, [onArrived]);
  useEffect(() => {
    const open = sent.current;
    return () => open.forEach(({ abort }) => abort.abort());
  }, []);

  const remove = useCallback(
    (key: number) => {
      sent.current.get(key)?.abort.abort();
      sent.current.delete(key);
      drop(key);
    },
    [drop],
  );

  const send = useCallback(
    async (key: number, file: File, replaces: string | null) => {
      if (!target) return;
      const abort = new AbortController();
      sent.current.set(key, { file, replaces, abort });
      put({ key, name: file.name, replaces, share: 0, problem: null });
      const onProgress = (share: number) => change(key, { share });
      const outcome = await uploadPicture(target, file, {
        name: file.name,
        onProgress,
        signal: abort.signal,
      });
      if (sent.current.get(key)?.abort !== abort) return;
      if (!outcome.ok) return change(key, { problem: outcome.error });
      remove(key);
      arrived.current(outcome.value, { name: file.name, replaces });
    },
    [target, put, change, remove],
  );

  return useMemo(() => {
    if (!target) return null;
    const begin = (file: File, replaces: string | null): void => {
      counter.current += 1;
      void send(counter.current, file, replaces);
    };
    return {
      target,
      list,
      remove,
      add: (files) => files.forEach((file) => begin(file, null)),
      replace: (layerId, file) => begin(file, layerId),
      retry: (key) => {
        const known = sent.current.get(key);
        if (known) void send(key, known.file, known.replaces);
      },
    };
  }, [target, list, remove, send]);
}
