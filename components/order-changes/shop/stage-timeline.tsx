'use client';

import { clsx } from 'clsx';
import { Check, CircleX, Hand, PackageCheck, Printer, Shirt, Truck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { PublicStage } from '@/lib/modules/orders/rules/public-stage';
import type { Region } from '@/lib/kernel/regions';
import { useInstantFormat } from './use-instant-format';

type Step = OrderPage['steps'][number];

const ICONS: Record<PublicStage, typeof Check> = {
  received: PackageCheck,
  being_prepared: Shirt,
  in_production: Printer,
  on_its_way: Truck,
  needs_your_help: Hand,
  cancelled: CircleX,
};

function Dot({ step }: { step: Step }) {
  const Icon = step.state === 'done' ? Check : ICONS[step.stage];
  const trouble =
    step.state === 'current' && (step.stage === 'needs_your_help' || step.stage === 'cancelled');
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative z-10 grid size-11 shrink-0 place-items-center rounded-full border-2',
        step.state === 'done' && 'border-accent bg-white text-accent',
        step.state === 'current' && !trouble && 'border-accent bg-accent text-white ring-4 ring-accent/15',
        trouble && step.stage === 'needs_your_help' && 'border-warn bg-warn text-white ring-4 ring-warn/15',
        trouble && step.stage === 'cancelled' && 'border-danger bg-danger text-white ring-4 ring-danger/15',
        step.state === 'todo' && 'border-line-strong/50 bg-white text-muted',
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}

/** The line between two steps: horizontal where there is room, else vertical. */
function Rail({ behind }: { behind: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute start-[1.3125rem] top-11 -bottom-6 w-0.5 sm:start-1/2 sm:top-[1.3125rem] sm:bottom-auto sm:h-0.5 sm:w-full',
        behind ? 'bg-accent' : 'bg-line',
      )}
    />
  );
}

/** The stages of D33-1 in order; the current one is marked visually and for screen readers. */
export function StageTimeline({ steps, region }: { steps: OrderPage['steps']; region: Region }) {
  const t = useTranslations('orderPage');
  const stage = useTranslations('orders.stage');
  const instant = useInstantFormat(region);
  return (
    <ol aria-label={t('timeline')} className="grid gap-6 sm:auto-cols-fr sm:grid-flow-col sm:gap-0">
      {steps.map((step, index) => (
        <li
          key={step.stage}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex items-center gap-4 sm:flex-col sm:gap-3 sm:px-1 sm:text-center"
        >
          {index < steps.length - 1 ? <Rail behind={step.state === 'done'} /> : null}
          <Dot step={step} />
          <div className={clsx('min-w-0 wrap-anywhere', step.state === 'todo' && 'text-muted')}>
            <p className={step.state === 'current' ? 'font-bold' : 'font-semibold'}>
              {stage(step.stage)}
              {step.state === 'todo' ? null : (
                <span className="sr-only">: {t(step.state === 'done' ? 'stepDone' : 'stepCurrent')}</span>
              )}
            </p>
            {step.at ? (
              <p className="text-sm text-muted">
                <time dateTime={step.at}>{instant.format(new Date(step.at))}</time>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
