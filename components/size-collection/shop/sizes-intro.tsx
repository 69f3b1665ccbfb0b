import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { phaseOf } from '@/lib/modules/events/rules/event-availability';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { EventHero } from '@/components/orders/shop/event-hero';
import { momentText } from './sizes-store';

interface SizesIntroProps {
  store: StorefrontData;
  locale: Locale;
  /** The opened link is unknown or was withdrawn. */
  lost?: boolean;
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Texts for visitors without a link: what this page is, or when it opens or closed. */
function useWords({ store, locale, lost }: SizesIntroProps): { title: string | null; text: string } {
  const t = useTranslations('sizes');
  const { opens_at, closes_at, region, storeConfig } = store;
  const phase = phaseOf({ opensAt: instantOf(opens_at), closesAt: instantOf(closes_at) }, now());
  const moment = (instant: string | null) => momentText(instant, REGION_FACTS[region].timeZone, locale) ?? '';
  if (lost) return { title: t('lostTitle'), text: t('lostText') };
  if (phase === 'before') return { title: t('soonTitle'), text: t('soonText', { date: moment(opens_at) }) };
  if (phase === 'after')
    return { title: t('closedTitle'), text: t('closedText', { date: moment(closes_at) }) };
  return { title: null, text: t('introText', { store: storeConfig.storeName }) };
}

function Room({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-14 text-center text-lg wrap-anywhere sm:px-8">
      {children}
    </div>
  );
}

/**
 * Page of a Bulk event for visitors without a personal link: what it is, and where to find the link. It has no form.
 */
export function SizesIntro(props: SizesIntroProps) {
  const t = useTranslations('sizes');
  const { store } = props;
  const { title, text } = useWords(props);
  const email = store.storeConfig.contactEmail || store.companyDetails.email;
  return (
    <main id="main" tabIndex={-1}>
      <EventHero store={store} product={undefined} />
      <Room>
        {title ? <h2 className="text-3xl">{title}</h2> : null}
        <p>{text}</p>
        <p className="text-muted">{t('introNoMail', { email })}</p>
      </Room>
    </main>
  );
}
