import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { EventInsights } from '@/lib/modules/insights/contract/event-insights';

interface EventAttentionProps {
  slug: string;
  attention: EventInsights['attention'];
}

interface Waiting {
  key: string;
  text: string;
  /** Where it is dealt with; null where there is no page for it yet. */
  href: string | null;
}

/** What waits, the most urgent first, each with the page where it is dealt with. */
function useWaiting(slug: string, attention: EventInsights['attention']): Waiting[] {
  const t = useTranslations('events.overview.attention');
  const status = useTranslations('orders.status');
  const products = `/events/${slug}/products`;
  const orders = (status?: string) =>
    `/orders?${new URLSearchParams({ ...(status ? { status } : {}), event: slug })}`;
  const narrowed = (problem: string) => `/orders?${new URLSearchParams({ event: slug, problem })}`;
  const counted: [key: string, count: number, text: (count: number) => string, href: string | null][] = [
    ['toApprove', attention.to_approve, (count) => t('toApprove', { count }), narrowed('approval')],
    ['held', attention.held, (count) => t('held', { count }), narrowed('held')],
    ['claims', attention.flagged_claims, (count) => t('claims', { count }), null],
    ['soldOut', attention.sold_out, (count) => t('soldOut', { count }), products],
    ['lockedProducts', attention.locked_products, (count) => t('lockedProducts', { count }), products],
    ['drafts', attention.draft_products, (count) => t('drafts', { count }), products],
  ];
  return [
    ...attention.issues.map(({ status: issue, count }) => ({
      key: issue,
      text: t('issue', { issue: status(issue), count }),
      href: orders(issue),
    })),
    ...counted.flatMap(([key, count, text, href]) => (count > 0 ? [{ key, text: text(count), href }] : [])),
  ];
}

/** What of an event waits for a person: orders, claims, products. */
export function EventAttention({ slug, attention }: EventAttentionProps) {
  const t = useTranslations('events.overview');
  const waiting = useWaiting(slug, attention);
  if (waiting.length === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
        {t('attentionNone')}
      </p>
    );
  }
  return (
    <ul className="grid gap-1">
      {waiting.map(({ key, text, href }) => (
        <li key={key} className="flex min-h-8 items-center gap-2.5">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />
          {href === null ? (
            <span>{text}</span>
          ) : (
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-8 items-center gap-1 font-semibold text-accent underline-offset-2 hover:underline"
            >
              {text}
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
