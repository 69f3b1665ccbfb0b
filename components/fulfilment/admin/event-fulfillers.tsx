import { Printer } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { UnservedCountries } from '@/components/events/admin/launch/unserved-countries';
import { localCountryName } from '@/lib/address/country-names';
import type {
  EventFulfiller,
  ServedEvent,
} from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { FulfillerChoiceField } from './fulfiller-choice-field';
import { FulfillerPrices } from './fulfiller-prices';

interface EventFulfillersProps {
  event: { tenant: string; slug: string };
  serving: ServedEvent;
  /** Why nothing can be chosen; null where it can. */
  readOnly: 'staff' | 'locked' | 'role' | null;
}

/** The printers that serve an event, each with the client’s choice. S2.2-18, S2.2-112. */
export function EventFulfillersView({ event, serving, readOnly }: EventFulfillersProps) {
  const t = useTranslations('eventFulfillers');
  const { fulfillers, currency, unserved } = serving;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      {readOnly === 'staff' ? <Alert tone="info">{t('readOnly')}</Alert> : null}
      {readOnly === 'locked' ? <Alert tone="warn">{t('locked')}</Alert> : null}
      {readOnly === 'role' ? <Alert tone="info">{t('byAdmin')}</Alert> : null}
      {unserved.length > 0 ? (
        <Alert tone="warn" title={t('unserved')}>
          <UnservedCountries reasons={unserved} />
        </Alert>
      ) : null}
      {fulfillers.length === 0 ? (
        <EmptyState icon={<Printer aria-hidden="true" />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {fulfillers.map((fulfiller) => (
            <li key={fulfiller.id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
              <div className="grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <Facts fulfiller={fulfiller} />
                <FulfillerChoiceField event={event} fulfiller={fulfiller} disabled={readOnly !== null} />
              </div>
              <FulfillerPrices fulfiller={fulfiller} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ fulfiller }: { fulfiller: EventFulfiller }) {
  const t = useTranslations('eventFulfillers');
  const locale = useLocale();
  const { name, countries, origin_country: origin, promised_days: days } = fulfiller;
  const named = countries.map((country) => localCountryName(country, locale)).join(', ');
  return (
    <div className="min-w-0">
      <h2 className="text-lg wrap-anywhere">{name}</h2>
      <p className="mt-1">{t('days', { days })}</p>
      <p className="text-muted">
        {countries.length === 0 ? t('allCountries') : t('shipsTo', { countries: named })}
      </p>
      <p className="text-muted">{t('from', { country: localCountryName(origin, locale) })}</p>
      {fulfiller.techniques.length > 0 ? (
        <p className="text-muted">{fulfiller.techniques.join(', ')}</p>
      ) : null}
      {fulfiller.available ? null : <p className="mt-1 font-semibold text-warn">{t('unavailable')}</p>}
    </div>
  );
}
