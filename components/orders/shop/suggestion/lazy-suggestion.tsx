'use client';

import { lazy, Suspense, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { AddressSuggestion } from './address-suggestion';

const Loaded = lazy<ComponentType<ComponentProps<typeof AddressSuggestion>>>(() =>
  import('./address-suggestion').then(
    ({ AddressSuggestion: component }) => ({ default: component }),
    // A form that can’t load it has none.
    () => ({ default: () => null }),
  ),
);

type SuggestionProps = Omit<ComponentProps<typeof AddressSuggestion>, 'around' | 'typed'>;

/**
 * The suggestion for the fields of an address, loaded once somebody is in one of them: `handlers` and `around` belong to what the
 * fields stand in. S2.2-150.
 */
export function useSuggestion(props: SuggestionProps) {
  const around = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<'no' | 'soon' | 'typed'>('no');
  const handlers = {
    onFocus: () => setWanted((now) => (now === 'no' ? 'soon' : now)),
    onChange: () => setWanted('typed'),
  };
  const suggestion =
    wanted === 'no' ? null : (
      <Suspense fallback={null}>
        <Loaded {...props} around={around} typed={wanted === 'typed'} />
      </Suspense>
    );
  return { around, handlers, suggestion };
}
