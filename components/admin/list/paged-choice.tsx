'use client';

import type { ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';

export interface PagedLabels {
  shown: string;
  loading: string;
  failed: string;
  more: string;
  retry: string;
}

interface PagedChoiceProps {
  /** How far the list has come; `shown` is undefined until its first page has. */
  list: { shown: number | undefined; hasMore: boolean; loading: boolean; failed: boolean };
  onMore: () => void;
  onRetry: () => void;
  labels: PagedLabels;
  /** What is said of a list without entries. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list to choose from, with its further pages on request; a page that fails leaves those before it. */
export function PagedChoice({ list, onMore, onRetry, labels, empty, children }: PagedChoiceProps) {
  const { shown, hasMore, loading, failed } = list;
  if (shown === 0 && !failed) return empty;
  const isBroken = failed && !loading;
  return (
    <>
      <p role="status" className="sr-only">
        {shown === undefined ? (loading ? labels.loading : null) : labels.shown}
      </p>
      {children}
      <FormAlert error={isBroken ? labels.failed : undefined} />
      {isBroken || hasMore ? (
        <Button
          size="sm"
          onClick={isBroken ? onRetry : onMore}
          busy={loading}
          className="w-fit justify-self-center"
        >
          {isBroken ? labels.retry : labels.more}
        </Button>
      ) : null}
    </>
  );
}
