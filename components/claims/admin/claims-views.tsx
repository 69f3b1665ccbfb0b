import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';

interface ClaimsViewsProps {
  slug: string;
  current: 'check' | 'refused';
}

/** Links between the claims that wait for a decision and the tries that were refused. */
export function ClaimsViews({ slug, current }: ClaimsViewsProps) {
  const t = useTranslations('claimsPage.views');
  const base = `/events/${encodeURIComponent(slug)}/claims`;
  const views = [
    { id: 'check', href: base },
    { id: 'refused', href: `${base}/refused` },
  ] as const;
  return (
    <nav
      aria-label={t('label')}
      className="mt-5 flex w-fit gap-1 rounded-control border border-line bg-surface p-1"
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
