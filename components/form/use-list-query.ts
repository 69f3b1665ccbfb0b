import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';

interface ListQuery<Query, Change> {
  /** What was chosen last, also while the list that it asks for is still on its way. */
  asked: Query;
  pending: boolean;
  change(wish: Change): void;
}

/** What of a list is asked for, as its page's address says it. One choice after another adds up, however quick they are. */
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
