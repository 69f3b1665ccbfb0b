'use client';

import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTestOrder } from './use-test-order';

const TestOrderDialog = lazy(() =>
  import('./test-order-dialog').then((module) => ({ default: module.TestOrderDialog })),
);

interface TestOrderButtonProps {
  place: { tenant: string; slug: string };
  payoutsHref: string | null;
}

/** One click from the launch check to a test order. S2.2-25, S2.2-70. */
export function TestOrderButton({ place: params, payoutsHref }: TestOrderButtonProps) {
  const t = useTranslations('launch.test');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  const { state, place } = useTestOrder(params);
  const again = () => void place();
  return (
    <>
      <Button
        variant="secondary"
        disabled={!ready}
        icon={<PackageCheck aria-hidden="true" className="size-4.5" />}
        onClick={() => {
          setOpen(true);
          again();
        }}
      >
        {t('button')}
      </Button>
      {open ? (
        <Suspense>
          <TestOrderDialog
            slug={params.slug}
            state={state}
            payoutsHref={payoutsHref}
            onAgain={again}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
