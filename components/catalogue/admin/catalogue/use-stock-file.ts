'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { applyStockImport, latestStockImport, startStockImport } from '@/lib/modules/catalogue/client/stock';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';

const POLL_MS = 1000;

export interface StockFile {
  /** The last file that was sent, also by an earlier visit; null for none. */
  work: StockImport | null;
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

const isRunning = (work: StockImport | null | undefined): boolean =>
  work ? ['waiting', 'checking', 'applying'].includes(work.status) : false;

/** Calls `onApplied` when a file that was being written is done. */
function useApplied(status: StockImport['status'] | undefined, onApplied: () => void): void {
  const before = useRef(status);
  const applied = useEffectEvent(onApplied);
  useEffect(() => {
    if (before.current === 'applying' && status === 'done') applied();
    before.current = status;
  }, [status]);
}

/** A file of stock and prices: checked by a job, then written by one as a whole. A second file replaces the first. */
export function useStockFile(place: ProductsPlace, onApplied: () => void): StockFile {
  const [state, setState] = useState<{ sending: boolean; failure: unknown }>({
    sending: false,
    failure: null,
  });
  const { data, error, mutate } = useSWR<StockImport | null, Error>(
    ['stock-import', place.tenant, place.slug],
    () => latestStockImport(place),
    { refreshInterval: (latest) => (isRunning(latest) ? POLL_MS : 0), revalidateOnFocus: false },
  );
  useApplied(data?.status, onApplied);

  async function send(begin: () => Promise<StockImport>) {
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
        startStockImport(place, { file: new Blob([await file.arrayBuffer()]), name: file.name }),
      ),
    apply: () => {
      if (data) void send(() => applyStockImport(place, data.id));
    },
  };
}
