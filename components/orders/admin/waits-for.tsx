import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Waiting {
  order: Pick<OrderRow, 'acts' | 'acts_since'>;
  isStaff: boolean;
}

/** Who acts next, as the reader calls them: a client's own people are told that it is they. */
function useWho() {
  const t = useTranslations('ordersPage.acts.who');
  return (who: NonNullable<OrderRow['acts']>, isStaff: boolean) =>
    t(who === 'client' && !isStaff ? 'own' : who, { brand: BRAND.name });
}

/** For how long, in the largest whole unit. */
function useWaited() {
  const t = useTranslations('ordersPage.acts.since');
  return (since: string): string => {
    const waited = now().getTime() - Date.parse(since);
    if (waited < MINUTE) return t('now');
    if (waited < HOUR) return t('minutes', { count: Math.floor(waited / MINUTE) });
    if (waited < DAY) return t('hours', { count: Math.floor(waited / HOUR) });
    return t('days', { count: Math.floor(waited / DAY) });
  };
}

/** Who must act next on an order and for how long, for a column of its own; empty where nobody has to. S2.2-159. */
export function WaitsFor({ order: { acts, acts_since: since }, isStaff }: Waiting) {
  const who = useWho();
  const waited = useWaited();
  if (acts === null || since === null) return null;
  return (
    <time dateTime={since} suppressHydrationWarning>
      {`${who(acts, isStaff)} · ${waited(since)}`}
    </time>
  );
}

/** The same as a line that says what it is; on an order's page and on a card. S2.2-159. */
export function WaitsLine({ order: { acts, acts_since: since }, isStaff }: Waiting) {
  const t = useTranslations('ordersPage.acts');
  const who = useWho();
  const waited = useWaited();
  if (acts === null || since === null) return null;
  return (
    <time dateTime={since} suppressHydrationWarning>
      {t('line', { who: who(acts, isStaff), since: waited(since) })}
    </time>
  );
}
