import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import type { ShippingForm, ShippingTables } from '@/lib/modules/pricing/contract/shipping-tables';
import { versionOn } from '@/lib/modules/pricing/rules/shipping-versions';
import { SHIPPING_FIELDS, usePriceName } from './use-price-name';

/** The prices that would count on the day of the form without it, and which of them it changes. */
function compare({ versions }: ShippingTables, body: ShippingForm) {
  const dated = versions.map((version) => ({ ...version, fromDay: version.from_day }));
  const before = versionOn(dated, body.from_day);
  return { before, changed: SHIPPING_FIELDS.filter((name) => before?.[name] !== body[name]) };
}

/** Whether the form would change anything on its day. */
export const isChange = (table: ShippingTables, body: ShippingForm): boolean =>
  compare(table, body).changed.length > 0;

/** What the prices on that day would be, and what they become. S2.2-305. */
export function ShippingReview({ table, body }: { table: ShippingTables; body: ShippingForm }) {
  const t = useTranslations('shippingTables');
  const locale = useLocale();
  const nameOf = usePriceName();
  const money = (amount: string) => formatMoney(amount, table.currency);
  const { before, changed } = compare(table, body);
  if (changed.length === 0) return <Alert tone="info">{t('nothing')}</Alert>;
  return (
    <Alert tone="warn" title={t('reviewTitle', { day: dayText(body.from_day, locale) })}>
      <ul className="grid gap-1">
        {changed.map((name) => (
          <li key={name}>
            {t('fromTo', {
              name: nameOf(name),
              before: before ? money(before[name]) : '–',
              after: money(body[name]),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
