'use client';

import { lazy, useEffect } from 'react';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * Loaded when needed, because every page includes this module. If loading fails too, the global error page is shown.
 */
const FailureBody = lazy(() => import('./failure-body').then((module) => ({ default: module.FailureBody })));

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    reloadOnChunkError(error, now().getTime());
  }, [error]);
  return <FailureBody reference={error.digest} retry={retry} />;
}
