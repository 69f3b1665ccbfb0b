'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Spinner } from '@/components/ui/spinner';
import { forgetStore } from '@/lib/modules/event-builder/client/forget-store';
import { moveStore } from '@/lib/modules/event-builder/client/move-store';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';

interface StoreMoverProps {
  tenant: string;
  /** The temporary store that this browser's token opens; null when the token is no longer valid. */
  kept: KeptStore | null;
}

type State = { moving: true } | { moving: false; error: unknown } | null;

/**
 * Turns a temporary store, built without an account, into an event of this company and opens the event's page (S4-18).
 * A failure is shown on whatever admin page is open; it can be retried and loses nothing.
 */
export function StoreMover({ tenant, kept }: StoreMoverProps) {
  const t = useTranslations('admin.move');
  const text = useErrorText();
  const router = useRouter();
  const [state, setState] = useState<State>(kept ? { moving: true } : null);
  // Guard for Strict Mode's double effects.
  const begun = useRef(false);

  const move = useCallback(async () => {
    if (!kept) return forgetStore().catch(() => undefined);
    setState({ moving: true });
    try {
      const slug = await moveStore(tenant, kept);
      if (slug === null) setState(null);
      else router.push(`/events/${slug}/overview`);
      router.refresh();
    } catch (error) {
      setState({ moving: false, error });
    }
  }, [tenant, kept, router]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void move();
  }, [move]);

  if (!state) return null;
  const name = kept?.store.page.name ?? '';
  if (state.moving) {
    return (
      <div
        role="status"
        className="flex items-center gap-3 border-b border-accent/25 bg-accent-soft px-4 py-3 sm:px-6"
      >
        <Spinner className="size-5 shrink-0 text-accent" />
        <p>{name ? t('movingName', { name }) : t('moving')}</p>
      </div>
    );
  }
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-8">
      <Alert
        tone="danger"
        announce="alert"
        title={name ? t('failedName', { name }) : t('failed')}
        actions={
          <>
            <Button size="sm" onClick={() => void move()}>
              {t('retry')}
            </Button>
            <LinkButton size="sm" variant="secondary" href="/event-builder" prefetch={false}>
              {t('openBuilder')}
            </LinkButton>
          </>
        }
      >
        {text.call(state.error)} {t('kept')}
      </Alert>
    </div>
  );
}
