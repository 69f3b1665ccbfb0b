'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { failedCall, type PartFailure } from '@/lib/client/part-failure';
import { SessionAlert } from './session-alert';

interface PartAlertProps {
  failure: PartFailure;
  /** What could not be loaded. */
  title: string;
}

/** Stands for a part of a page that the server could not load: the reason, and trying again without a reload (S8-15). */
export function PartAlert({ failure, title }: PartAlertProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const onRetry = () => startTransition(() => router.refresh());
  return (
    <div aria-busy={busy || undefined}>
      <SessionAlert error={failedCall(failure)} title={title} onRetry={onRetry} />
    </div>
  );
}
