'use client';

import { useState } from 'react';
import useSWR from 'swr';

interface Job {
  id: string;
  status: string;
}

/** How often a running job is asked how far it is. */
const POLL_MS = 1000;

const isRunning = ({ status }: Job): boolean => status === 'waiting' || status === 'running';

export interface FollowedJob<J> {
  /** Null before it has been started or, if it runs already, before it has been read. */
  job: J | null;
  /** It could not be started, or its progress could not be read; it goes on all the same. */
  error: Error | null;
  starting: boolean;
  start: () => Promise<void>;
}

/**
 * Starts a job in the background and follows its progress while the page shows it. `known`: the id of one that was
 * started before, e.g. by the link of a mail; that one is followed instead.
 */
export function useFollowedJob<J extends Job>(
  begin: () => Promise<J>,
  read: (id: string) => Promise<J>,
  known?: string,
): FollowedJob<J> {
  const [begun, setBegun] = useState<J | null>(null);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const id = begun?.id ?? known;
  const swr = useSWR<J, Error>(id === undefined ? null : ['list-job', id], () => read(id ?? ''), {
    refreshInterval: (latest) => (latest && !isRunning(latest) ? 0 : POLL_MS),
    revalidateOnFocus: false,
  });
  async function start() {
    setStarting(true);
    setFailure(null);
    try {
      setBegun(await begin());
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error('not started', { cause: error }));
    } finally {
      setStarting(false);
    }
  }
  return { job: swr.data ?? begun, error: failure ?? swr.error ?? null, starting, start };
}
