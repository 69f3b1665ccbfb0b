import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-classes';
import { funnelFileHref } from '@/lib/modules/claims/client/funnel';
import type { FunnelQuery } from '@/lib/modules/claims/contract/funnel';
import { FUNNEL_DAYS, FUNNEL_GROUPS } from '@/lib/modules/claims/rules/funnel';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { id: string; text: string; href: string }[];
  current: string;
}

function ChoiceLinks({ label, choices, current }: ChoiceLinksProps) {
  return (
    <nav
      aria-label={label}
      className="flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
    >
      {choices.map(({ id, text, href }) => (
        <Link
          key={id}
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={id === current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            id === current ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

interface FunnelChoicesProps {
  place: { tenant: string; slug: string };
  query: FunnelQuery;
}

/** Over how many days, grouped by what, and the same as a file. */
export function FunnelChoices({ place, query }: FunnelChoicesProps) {
  const t = useTranslations('claimFunnel');
  const locale = useLocale();
  const base = `/events/${encodeURIComponent(place.slug)}/claims/funnel`;
  const hrefOf = (changes: Partial<FunnelQuery>) =>
    `${base}?${new URLSearchParams({ ...query, ...changes })}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ChoiceLinks
        label={t('period')}
        current={query.days}
        choices={FUNNEL_DAYS.map((days) => ({
          id: days,
          text: t('days', { count: Number(days) }),
          href: hrefOf({ days }),
        }))}
      />
      <ChoiceLinks
        label={t('groupBy')}
        current={query.by}
        choices={FUNNEL_GROUPS.map((by) => ({ id: by, text: t(`by.${by}`), href: hrefOf({ by }) }))}
      />
      <a
        href={funnelFileHref(place, query, locale)}
        download
        className={buttonClasses('secondary', 'md', 'sm:ms-auto')}
      >
        <Download aria-hidden="true" className="size-4.5" />
        <span>{t('download')}</span>
      </a>
    </div>
  );
}
