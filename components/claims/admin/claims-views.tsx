import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';

interface ClaimsViewsProps {
  slug: string;
  current: 'check' | 'funnel' | 'refused' | 'thanks';
  /** The person may read why tries were refused. */
  refusals: boolean;
}

/** Links between the claims that wait for a decision, their funnel, the tries that were refused, and what recipients wrote. */
export function ClaimsViews({ slug, current, refusals }: ClaimsViewsProps) {
  const t = useTranslations('claimsPage.views');
  const base = `/events/${encodeURIComponent(slug)}/claims`;
  const views = [
    { id: 'check', href: base },
    { id: 'funnel', href: `${base}/funnel` },
    ...(refusals ? [{ id: 'refused' as const, href: `${base}/refused` }] : []),
    { id: 'thanks', href: `${base}/thanks` },
  ] as const;
  return (
    <nav
      aria-label={t('label')}
      className="mt-5 flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
    >
      {views.map(({ id, href }) => (
        <Link
          key={id}
          href={href}
          prefetch={false}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            id === current ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {t(id)}
        </Link>
      ))}
    </nav>
  );
}
