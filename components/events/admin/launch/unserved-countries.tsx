import { useLocale, useTranslations } from 'next-intl';
import { localCountryName } from '@/lib/address/country-names';
import { isLocale, LOCALES } from '@/lib/kernel/locales';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';

/** So many countries are named; of a longer list, the rest is counted. */
const NAMED = 8;

/** The countries that no printer can serve, by why, each with what would help. S2.2-151. */
export function UnservedCountries({ reasons }: { reasons: NonNullable<LaunchLine['unserved']> }) {
  const t = useTranslations('launch.unserved');
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const listed = (codes: readonly string[]) => {
    const shown = codes.length > NAMED + 1 ? codes.slice(0, NAMED) : codes;
    const names = shown.map((iso2) => localCountryName(iso2, locale));
    const left = codes.length - shown.length;
    const all = left > 0 ? [...names, t('more', { count: left })] : names;
    return new Intl.ListFormat(tag, { type: 'conjunction' }).format(all);
  };
  return (
    <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-soft">
      {reasons.map(({ why, countries }) => (
        <li key={why} className="wrap-anywhere">
          {t(`why.${why}`, { countries: listed(countries), count: countries.length })}
        </li>
      ))}
    </ul>
  );
}
