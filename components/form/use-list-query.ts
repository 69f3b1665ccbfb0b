import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';

interface ListQuery<Query, Change> {
  /** The last requested query, also while its list is loading. */
  asked: Query;
  pending: boolean;
  change(wish: Change): void;
}

/** A list's query from the URL. Quick successive changes add up. */
export function useListQuery<Query extends object, Change extends object>(
  query: Query,
  hrefOf: (query: Query, change: Change) => string,
): ListQuery<Query, Change> {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [asked, ask] = useOptimistic(query);
  const change = (wish: Change) =>
    startTransition(() => {
      ask({ ...asked, ...wish });
      router.push(hrefOf(asked, wish));
    });
  return { asked, pending, change };
}
