'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { newSecret } from '@/lib/kernel/ids';
import { SUBSCRIBED, useRealtime, useStaffRealtime } from '@/lib/client/use-realtime';
import type { ListPlace } from './list-place';

interface Job {
  id: string;
  status: string;
}

/** How often a running job is asked how far it is; while it announces that itself, only in case a word is lost. */
const POLL_MS = 1000;
const LIVE_POLL_MS = 5000;
/** A job announces every batch; several in a row are one question. */
const GATHER_MS = 200;

const isRunning = ({ status }: Job): boolean => status === 'waiting' || status === 'running';

export interface FollowedJob<J> {
  /** Null before it has been started or, if it runs already, before it has been read. */
  job: J | null;
  /** It could not be started, or its progress could not be read; it goes on all the same. */
  error: Error | null;
  starting: boolean;
  start: () => Promise<void>;
}

/** A kind of job: how one is started and read, and what announces that it has got on. */
interface JobKind<J> {
  /** What is asked for: the same again, after a lost answer or by a double click, starts nothing twice. D26-1. */
  asked: unknown;
  /** `headers` have the key by which the API knows a repeated call. */
  begin: (headers: Record<string, string>) => Promise<J>;
  read: (id: string) => Promise<J>;
  event: 'export.changed' | 'bulk_act.changed';
  /** The field of the event that has the job's id. */
  idField: 'export_id' | 'act_id';
}

/** Calls `onNews` when the job announces that it has got on (D29-3); whether it can be heard at all. */
function useJobNews(
  { tenant }: Pick<ListPlace, 'tenant'>,
  { event, idField }: Pick<JobKind<Job>, 'event' | 'idField'>,
  id: string | undefined,
  onNews: () => void,
): boolean {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function gather() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      onNews();
    }, GATHER_MS);
  }
  const handlers = {
    [event]: (data: Record<string, unknown>) => (data[idField] === id ? gather() : undefined),
    [SUBSCRIBED]: gather,
  };
  const isFollowed = id !== undefined;
  const own = useRealtime(isFollowed ? tenant : null, handlers);
  const staff = useStaffRealtime(isFollowed && tenant === null, handlers);
  return (tenant === null ? staff : own) === 'live';
}

/** Returns the headers of a call: one idempotency key for as long as the same is asked for. D26-1. */
function useKeptKey(): (asked: unknown) => Record<string, string> {
  const last = useRef({ written: '', key: '' });
  return (asked) => {
    const written = JSON.stringify(asked);
    if (written !== last.current.written) last.current = { written, key: newSecret() };
    return { 'idempotency-key': last.current.key };
  };
}

/**
 * Starts a job in the background and follows its progress while the page shows it, by what it announces or else by asking.
 * `known`: the id of one that was started before, e.g. by the link of a mail; that one is followed instead.
 */
export function useFollowedJob<J extends Job>(
  place: Pick<ListPlace, 'tenant'>,
  kind: JobKind<J>,
  known?: string,
): FollowedJob<J> {
  const [begun, setBegun] = useState<J | null>(null);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const underWay = useRef(false);
  const keyFor = useKeptKey();
  const id = begun?.id ?? known;
  const key = id === undefined ? null : ['list-job', id];
  const { mutate } = useSWRConfig();
  const pollMs = useJobNews(place, kind, id, () => void mutate(key)) ? LIVE_POLL_MS : POLL_MS;
  const swr = useSWR<J, Error>(key, () => kind.read(id ?? ''), {
    refreshInterval: (latest) => (latest && !isRunning(latest) ? 0 : pollMs),
    revalidateOnFocus: false,
  });
  async function start() {
    if (underWay.current) return;
    underWay.current = true;
    setStarting(true);
    setFailure(null);
    try {
      setBegun(await kind.begin(keyFor(kind.asked)));
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error('not started', { cause: error }));
    } finally {
      underWay.current = false;
      setStarting(false);
    }
  }
  return { job: swr.data ?? begun, error: failure ?? swr.error ?? null, starting, start };
}
