import useSWRInfinite from 'swr/infinite';

interface Page {
  next_cursor: string | null;
}

/** A list as it is looked through: its first pages, and the next one on request. */
export interface Pages<P extends Page> {
  /** Undefined until the first page has come. */
  pages: readonly P[] | undefined;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

type Key = readonly [string[], string | undefined];

/**
 * Reads a list page by page in the browser, anew whenever it is opened, as something may have changed since. Another `key`
 * begins at its first page, and shows the former list until that has come.
 */
export function usePages<P extends Page>(
  key: string[],
  read: (cursor: string | undefined) => Promise<P>,
): Pages<P> {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<P, Error>(
    (_at: number, before: P | null): Key | null =>
      before?.next_cursor === null ? null : [key, before?.next_cursor],
    ([, cursor]: Key) => read(cursor),
    {
      revalidateOnMount: true,
      // Not again for each further page.
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      keepPreviousData: true,
      shouldRetryOnError: false,
    },
  );
  return {
    pages: data,
    hasMore: typeof data?.at(-1)?.next_cursor === 'string',
    loading: isValidating,
    failed: error !== undefined,
    loadMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}
