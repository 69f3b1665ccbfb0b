import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { asksForCodes, takesPayment } from '@/lib/modules/events/rules/event-types';

/** The pages of one event, in tab order. Each name is the last segment of its path. */
const TABS = [
  ...(['overview', 'products', 'catalogue', 'branding', 'store-configuration', 'texts', 'seo'] as const),
  ...(['event-details', 'files', 'codes', 'vouchers', 'claims', 'bulk-order', 'orders'] as const),
] as const;
type EventTab = (typeof TABS)[number];

interface EventTabsProps {
  event: Pick<EventSummary, 'slug' | 'event_type' | 'sample'>;
  current: EventTab;
}

/** Tabs that link the pages of one event. S2.2. */
export function EventTabs({ event, current }: EventTabsProps) {
  const {
    slug,
    sample,
    event_type: { type },
  } = event;
  // Vouchers are for what is paid for, codes and claims for gifts; a Bulk event is ordered by its client.
  const has: Partial<Record<EventTab, boolean>> = {
    vouchers: takesPayment(type),
    codes: asksForCodes(type, sample),
    claims: type === 'Promo',
    'bulk-order': type === 'Bulk',
  };
  const tabs = TABS.filter((tab) => has[tab] ?? true);
  const t = useTranslations('admin.eventTabs');
  return (
    <nav aria-label={t('label')} className="scroll-row mt-5 border-b border-line">
      <ul className="flex min-w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              href={`/events/${slug}/${tab}`}
              prefetch={false}
              aria-current={tab === current ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
                tab === current
                  ? 'border-accent text-accent'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
