import { useTranslations } from 'next-intl';
import { PageTabs } from '@/components/admin/page-tabs';
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
  const links = tabs.map((tab) => ({
    href: `/events/${slug}/${tab}`,
    text: t(tab),
    isCurrent: tab === current,
  }));
  return <PageTabs label={t('label')} tabs={links} />;
}
