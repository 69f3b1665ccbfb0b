'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useLayoutEffect, useOptimistic, useRef, useState, useTransition } from 'react';
import { listHref, type ListQuery, type ListState } from './list-state';

interface List {
  list: ListState;
  /** The last requested values, also while their rows are loading. */
  asked: ListQuery;
  /** Other rows are loading. */
  pending: boolean;
  /** How often the filters were cleared: the search field is emptied at once, before the URL changes. */
  cleared: number;
  /** Goes to the URL with the changed values; quick changes add up. */
  change: (changes: ListQuery) => void;
  clear: () => void;
  /** Loads the same page of the list again. */
  retry: () => void;
}

const ListContext = createContext<List | null>(null);
export const ListProvider = ListContext;

/** The list around a filter, a row or a button. */
export function useList(): List {
  const list = use(ListContext);
  if (!list) throw new Error('useList needs a ListView around it');
  return list;
}

/** Moves between the states of a list by its URL. Replaces the history entry: Back leaves the list, not a filter. */
export function useListNavigation(list: ListState): List {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [asked, ask] = useOptimistic(list.query);
  const [cleared, setCleared] = useState(0);
  // Two changes before the next rendering, such as two filters set before the page was live, add up here.
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  }, [asked]);

  function go(query: ListQuery, href: string) {
    latest.current = query;
    startTransition(() => {
      ask(query);
      router.replace(href, { scroll: false });
    });
  }
  return {
    list,
    asked,
    pending,
    cleared,
    change: (changes) => {
      const query = latest.current;
      go({ ...query, ...changes }, listHref({ ...list, query }, changes));
    },
    clear: () => {
      setCleared((times) => times + 1);
      go(list.fixed ?? {}, list.path);
    },
    retry: () => startTransition(() => router.refresh()),
  };
}
