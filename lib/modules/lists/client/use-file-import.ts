'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import type { FileImportClient } from './file-import-client';

const POLL_MS = 1000;

export interface FileImportState<W> {
  /** The last file that was sent, also by an earlier visit; null for none. */
  work: W | null;
  /** A job is at it. It goes on without the page. */
  running: boolean;
  /** A file is on its way to the server. */
  sending: boolean;
  failure: unknown;
  /** Sends a file to be checked; nothing is written. */
  check: (file: File) => void;
  /** Lets the checked file be written. */
  apply: () => void;
}

const isRunning = (work: Pick<FileImport<string>, 'status'> | null | undefined): boolean =>
  work ? ['waiting', 'checking', 'applying'].includes(work.status) : false;

/** Calls `onApplied` when a file that was being written is done. */
function useApplied(status: FileImport<string>['status'] | undefined, onApplied: () => void): void {
  const before = useRef(status);
  const applied = useEffectEvent(onApplied);
  useEffect(() => {
    if (before.current === 'applying' && status === 'done') applied();
    before.current = status;
  }, [status]);
}

/** A file that a job checks, and then another one writes as a whole. A second file replaces the first. D48-1. */
export function useFileImport<W extends FileImport<string>>(
  calls: FileImportClient<W>,
  onApplied: () => void,
): FileImportState<W> {
  const [state, setState] = useState<{ sending: boolean; failure: unknown }>({
    sending: false,
    failure: null,
  });
  const { data, error, mutate } = useSWR<W | null, Error>(calls.key, calls.latest, {
    refreshInterval: (latest) => (isRunning(latest) ? POLL_MS : 0),
    revalidateOnFocus: false,
  });
  useApplied(data?.status, onApplied);

  async function send(begin: () => Promise<W>) {
    if (state.sending) return;
    setState({ sending: true, failure: null });
    try {
      await mutate(await begin(), { revalidate: false });
      setState({ sending: false, failure: null });
    } catch (failure) {
      setState({ sending: false, failure });
    }
  }
  return {
    work: data ?? null,
    running: isRunning(data),
    sending: state.sending,
    failure: state.failure ?? error,
    check: (file) =>
      void send(async () =>
        // Read now, so that a file that is changed meanwhile is not sent half.
        calls.start({ file: new Blob([await file.arrayBuffer()]), name: file.name }),
      ),
    apply: () => {
      if (data) void send(() => calls.apply(data.id));
    },
  };
}
