import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import type { NextStepName } from '@/lib/modules/events/rules/next-steps';

/** The page where each step is done. Steps without a page are done by staff, and their text says so. */
const PAGES: Partial<Record<NextStepName, 'products' | 'store-configuration' | 'payouts'>> = {
  products: 'products',
  logo: 'store-configuration',
  payouts: 'payouts',
  sales_tax: 'payouts',
};

interface NextStepsProps {
  slug: string;
  steps: EventOverview['steps'];
  /** URL of the payout setup; null if this person's role may not set it up (D3). */
  payoutsHref: string | null;
}

/** What the event still needs, in the recommended order; each open step links to its page. */
export function NextSteps({ slug, steps, payoutsHref }: NextStepsProps) {
  const t = useTranslations('events.overview');
  const hrefOf = (page: string) => (page === 'payouts' ? payoutsHref : `/events/${slug}/${page}`);
  return (
    <ol className="grid gap-4">
      {steps.map(({ name, done, needed }) => {
        const page = done ? undefined : PAGES[name];
        const href = page && hrefOf(page);
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
              {page === 'payouts' && !href ? <p className="text-ink-soft">{t('payoutsByAdmin')}</p> : null}
              {page && href ? (
                <Link
                  href={href}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
                >
                  {t(`stepLinks.${page}`)}
                </Link>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
