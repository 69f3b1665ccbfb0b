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
  /** Null before it has been started. */
  job: J | null;
  /** It could not be started, or its progress could not be read; it goes on all the same. */
  error: Error | null;
  starting: boolean;
  start: () => Promise<void>;
}

/** Starts a job in the background and follows its progress while the page shows it. */
export function useFollowedJob<J extends Job>(
  begin: () => Promise<J>,
  read: (id: string) => Promise<J>,
): FollowedJob<J> {
  const [begun, setBegun] = useState<J | null>(null);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const swr = useSWR<J, Error>(begun ? ['list-job', begun.id] : null, () => read(begun?.id ?? ''), {
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
  return { job: begun ? (swr.data ?? begun) : null, error: failure ?? swr.error ?? null, starting, start };
}
