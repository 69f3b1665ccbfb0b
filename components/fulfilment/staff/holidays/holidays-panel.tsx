import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { localCountryName } from '@/lib/address/country-names';
import type { HolidayCountry, KeptDay } from '@/lib/modules/fulfilment/contract/holidays';
import { DayActs, HolidayAdd, NationalAct } from './holiday-acts';

interface HolidaysPanelProps {
  countries: readonly HolidayCountry[];
  mayAct: boolean;
}

/** The days on which the printers' countries rest: which count, which could, and which don't. S2.2-307, S2.2-334. */
export function HolidaysPanel({ countries, mayAct }: HolidaysPanelProps) {
  return (
    <div className="grid gap-6">
      {countries.map((country) => (
        <CountryPanel key={country.country} found={country} mayAct={mayAct} />
      ))}
    </div>
  );
}

function CountryPanel({ found, mayAct }: { found: HolidayCountry; mayAct: boolean }) {
  const t = useTranslations('holidays');
  const locale = useLocale();
  const { country, printers, days } = found;
  const name = localCountryName(country, locale);
  const of = (state: KeptDay['state']) => days.filter((one) => one.state === state);
  const [counting, proposed] = [of('counts'), of('proposed')];
  const list = { country: name, nation: country, mayAct };
  return (
    <Panel id={`holidays-${country.toLowerCase()}`} title={name}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-[0.9375rem] wrap-anywhere text-muted">
          {printers.length > 0 ? t('printers', { names: printers.join(', ') }) : t('noPrinters')}
        </p>
        {mayAct ? <HolidayAdd country={name} nation={country} /> : null}
      </div>
      <h3 className="mt-4 text-base">{t('counts')}</h3>
      {counting.length === 0 ? <p className="text-muted">{t('none')}</p> : <Days {...list} days={counting} />}
      {proposed.length === 0 ? null : (
        <details className="mt-4" open={counting.length === 0}>
          <summary className="min-h-8 cursor-pointer font-semibold">{t('proposed')}</summary>
          <Days {...list} days={proposed} />
          {mayAct ? <NationalAct country={name} nation={country} count={proposed.length} /> : null}
        </details>
      )}
      {(['dismissed', 'removed'] as const).map((state) =>
        of(state).length === 0 ? null : (
          <details key={state} className="mt-4">
            <summary className="min-h-8 cursor-pointer font-semibold">{t(state)}</summary>
            <Days {...list} days={of(state)} />
          </details>
        ),
      )}
    </Panel>
  );
}

interface DaysProps {
  /** Its name, and its two letters. */
  country: string;
  nation: string;
  mayAct: boolean;
  days: readonly KeptDay[];
}

function Days({ days, mayAct, ...of }: DaysProps) {
  const locale = useLocale();
  return (
    <ul className="mt-2 grid gap-2 lg:grid-cols-2">
      {days.map((one) => (
        <li
          key={one.day}
          className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2"
        >
          <span className="min-w-0">
            <span className="font-semibold tabular-nums">{dayText(one.day, locale)}</span>
            <span className="block wrap-anywhere text-muted">{one.name}</span>
          </span>
          {mayAct ? <DayActs {...of} kept={one} /> : null}
        </li>
      ))}
    </ul>
  );
}
