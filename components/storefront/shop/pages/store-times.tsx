import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { nextChange, phaseOf } from '@/lib/modules/events/rules/event-availability';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { pickMessages } from '@/lib/intl/pick-messages';
import type { CountdownProps } from './countdown';
import { LazyCountdown } from './lazy-countdown';

export interface TimedProps {
  store: StorefrontData;
  locale: Locale;
}

/** A closing date further away than this is not announced. */
const TOLD_BEFORE_MS = 14 * 86_400_000;

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The store's opening and closing times; `text` formats a moment in the store's locale and time zone. */
export function storeTimes({ store, locale }: TimedProps) {
  const times = { opensAt: instantOf(store.opens_at), closesAt: instantOf(store.closes_at) };
  const { timeZone } = REGION_FACTS[store.region];
  return {
    ...times,
    phase: phaseOf(times, now()),
    next: nextChange(times, now()),
    text: (instant: Date) => instantText(instant, timeZone, locale),
  };
}

/** The countdown with its messages, which few pages need. */
async function Ticking(props: CountdownProps) {
  return (
    <NextIntlClientProvider messages={await pickMessages(['storeTimes'])}>
      <LazyCountdown {...props} />
    </NextIntlClientProvider>
  );
}

/** Notice on every page of an event: when it opens or, from two weeks before, when it closes. D5. */
export function StoreTimes({ store, locale }: TimedProps) {
  const t = useTranslations('storeTimes');
  const { phase, next, text } = storeTimes({ store, locale });
  if (!next) return null;
  const opens = phase === 'before';
  // A store that has not opened shows this larger on its front page.
  if (!opens && next.getTime() - now().getTime() > TOLD_BEFORE_MS) return null;
  return (
    <aside aria-labelledby="store-times" className="bg-store-secondary text-store-on-secondary">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-center gap-x-3 px-4 py-2 text-center sm:px-8">
        <p id="store-times">
          <time dateTime={next.toISOString()}>{t(opens ? 'opens' : 'closes', { date: text(next) })}</time>
        </p>
        <Ticking until={next.toISOString()} then={opens ? 'opens' : 'closes'} />
      </div>
    </aside>
  );
}
