'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Loads the page's data again, without leaving the page. */
export function AskAgain() {
  const t = useTranslations('billing');
  const router = useRouter();
  const ready = useHydrated();
  const [pending, startTransition] = useTransition();
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      busy={pending}
      busyText={t('asking')}
      disabled={!ready}
      icon={<RefreshCw aria-hidden="true" className="size-4.5 shrink-0" />}
      onClick={() => startTransition(() => router.refresh())}
    >
      {t('askAgain')}
    </Button>
  );
}
