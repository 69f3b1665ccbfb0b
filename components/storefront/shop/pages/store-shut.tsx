import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { storeTimes, type TimedProps } from './store-times';

/** Front page of a store that has not opened yet or has closed: the date, contact details, nothing to buy. D5. */
export function StoreShut({ store, locale }: TimedProps) {
  const t = useTranslations('storeTimes');
  const pages = useTranslations('storePages');
  const { phase, opensAt, closesAt, text } = storeTimes({ store, locale });
  const soon = phase === 'before';
  const { storeName, homeHeading, homeSubheading } = store.storeConfig;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid grow place-items-center bg-store-primary px-4 py-20 text-store-on-primary"
    >
      <div className="grid max-w-[56ch] justify-items-center gap-4 text-center">
        <h1 className="text-4xl sm:text-5xl">{soon ? homeHeading || storeName : t('overTitle')}</h1>
        {soon && homeSubheading ? <p className="text-lg">{homeSubheading}</p> : null}
        <p className="text-lg">
          {soon && opensAt ? t('soonText', { store: storeName, date: text(opensAt) }) : null}
          {!soon && closesAt ? t('overText', { date: text(closesAt) }) : null}
        </p>
        <Link
          href={`/${store.slug}/contact-us`}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {pages('contactUs')}
        </Link>
      </div>
    </main>
  );
}
