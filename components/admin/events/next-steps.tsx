import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { EventOverview } from '@/lib/contracts/events/event-overview';
import type { NextStepName } from '@/lib/domain/events/next-steps';

/** Where a step is done; the others are done by the platform's people, and their text says so. */
const PAGES: Partial<Record<NextStepName, 'products' | 'store-configuration'>> = {
  products: 'products',
  logo: 'store-configuration',
};

interface NextStepsProps {
  slug: string;
  steps: EventOverview['steps'];
}

/** What the event still needs, in the order in which it is best done; each open step leads to where it is done. */
export function NextSteps({ slug, steps }: NextStepsProps) {
  const t = useTranslations('events.overview');
  return (
    <ol className="grid gap-4">
      {steps.map(({ name, done, needed }) => {
        const page = PAGES[name];
        const Icon = done ? CircleCheck : CircleDashed;
        return (
          <li key={name} className="flex gap-3">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${done ? 'text-ok' : 'text-muted'}`}
            />
            <div className="min-w-0">
              <p className="font-semibold">
                {t(`steps.${name}.title`)}
                <span className="font-normal text-muted">
                  {' · '}
                  {done ? t('stepDone') : needed ? t('stepNeeded') : t('stepOptional')}
                </span>
              </p>
              {done ? null : <p className="text-ink-soft">{t(`steps.${name}.text`)}</p>}
              {done || !page ? null : (
                <Link
                  href={`/events/${slug}/${page}`}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
                >
                  {t(`stepLinks.${page}`)}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
