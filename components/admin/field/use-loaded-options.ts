'use client';

import { useEffect, useRef, useState } from 'react';
import type { Option } from './option-list';

/** Asks the server for the options that match a text. The signal ends it when a newer text is asked for. */
export type LoadOptions = (search: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface LoadedOptions {
  options: readonly Option[];
  state: 'idle' | 'loading' | 'failed';
  ask: (search: string) => void;
}

/** Options of the last text asked for; an answer that comes late for an older text is dropped. */
export function useLoadedOptions(load: LoadOptions): LoadedOptions {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [state, setState] = useState<LoadedOptions['state']>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = (search: string) => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setState('loading');
    load(search, call.signal).then(
      (found) => {
        if (call.signal.aborted) return;
        setOptions(found);
        setState('idle');
      },
      () => {
        if (call.signal.aborted) return;
        setOptions([]);
        setState('failed');
      },
    );
  };
  return { options, state, ask };
}
