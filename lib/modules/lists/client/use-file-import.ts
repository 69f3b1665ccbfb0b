'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';

const POLL_MS = 1000;

/** What every import of a file says of itself. */
interface Work {
  id: string;
  status: 'waiting' | 'checking' | 'checked' | 'applying' | 'done' | 'failed';
}

/** The calls of one kind of import. */
interface ImportCalls<W extends Work> {
  /** Tells its answers from those of other kinds and events. */
  key: readonly string[];
  latest: () => Promise<W | null>;
  start: (file: { file: Blob; name: string }) => Promise<W>;
  apply: (id: string) => Promise<W>;
}

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

const isRunning = (work: Work | null | undefined): boolean =>
  work ? ['waiting', 'checking', 'applying'].includes(work.status) : false;

/** Calls `onApplied` when a file that was being written is done. */
function useApplied(status: Work['status'] | undefined, onApplied: () => void): void {
  const before = useRef(status);
  const applied = useEffectEvent(onApplied);
  useEffect(() => {
    if (before.current === 'applying' && status === 'done') applied();
    before.current = status;
  }, [status]);
}

/** A file that a job checks, and then another one writes as a whole. A second file replaces the first. D48-1. */
export function useFileImport<W extends Work>(
  calls: ImportCalls<W>,
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
