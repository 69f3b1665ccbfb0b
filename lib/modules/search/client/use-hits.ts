'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import type { SearchHits } from '@/lib/modules/search/contract/search';
import { findHits, type HitsQuery } from './find-hits';

/** Nothing is asked for until typing pauses this long. */
const TYPING_PAUSE_MS = 120;

export interface Hits {
  /** Of the last text that was answered; null before the first answer. */
  hits: SearchHits | null;
  /** `ended`: the session. */
  state: 'idle' | 'loading' | 'failed' | 'ended';
  retry: () => void;
}

interface Answer {
  key: string;
  hits: SearchHits | null;
  state: 'idle' | 'failed' | 'ended';
}

const stateOf = (error: unknown) =>
  error instanceof ApiError && error.status === 401 ? ('ended' as const) : ('failed' as const);

/** The hits of a text while it is typed. Only the latest text counts; an answer for an older one is dropped. */
export function useHits(tenant: string | null, { q, only }: HitsQuery): Hits {
  const text = q.trim();
  const asks = text !== '' || only !== undefined;
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([tenant, text, only, attempt]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    const call = new AbortController();
    const timer = setTimeout(
      () => {
        findHits(tenant, { q: text, only }, call.signal).then(
          (hits) => (call.signal.aborted ? undefined : setAnswer({ key, hits, state: 'idle' })),
          (error: unknown) =>
            call.signal.aborted ? undefined : setAnswer({ key, hits: null, state: stateOf(error) }),
        );
      },
      text === '' ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [asks, key, tenant, text, only]);
  const retry = () => setAttempt((count) => count + 1);
  if (!asks) return { hits: null, state: 'idle', retry };
  const isLatest = answer?.key === key;
  return { hits: answer?.hits ?? null, state: isLatest ? answer.state : 'loading', retry };
}
