import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FilterCheckbox } from '@/components/admin/list/filter-checkbox';
import { FilterDay } from '@/components/admin/list/filter-day';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { useList } from '@/components/admin/list/list-context';
import { MoreFilters } from '@/components/admin/list/more-filters';
import { Button } from '@/components/ui/button';
import { localCountries } from '@/lib/address/country-names';
import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';
import type { StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import { ORDER_PROBLEMS } from '@/lib/modules/orders/rules/needs-attention';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';

import { useNumber } from './board/status-counts';

interface Named {
  id: string;
  name: string;
}

export interface OrdersFiltersProps {
  /** Slug and name of the stores to choose from; null on the page of one. */
  stores: readonly Named[] | null;
  /**
   * Clients whose orders are listed, by which staff can filter; empty when there are too many for a menu, null for a
   * client's own users.
   */
  tenants: readonly Named[] | null;
  /** How many orders wait for each who must act; null where that isn’t known. */
  acts?: StatusCounts['acts'] | null;
}

const options = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** The order list's filters besides its search. */
export function OrdersFilters({ stores, tenants, acts = null }: OrdersFiltersProps) {
  const t = useTranslations('ordersPage.filters');
  const orders = useTranslations('orders');
  // The columns of a board are what these would filter.
  const { names } = useList().list;
  const kinds = [
    { value: 'store', label: t('kindStore') },
    { value: 'claim', label: t('kindClaim') },
    { value: 'bulk', label: t('kindBulk') },
    { value: 'replacement', label: t('kindReplacement') },
    { value: 'shop', label: t('kindShop') },
  ];
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: orders(`status.${value}`) }));
  return (
    <>
      {stores && tenants && tenants.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('tenant')}
          any={t('tenantAll')}
          options={options(tenants)}
          clears={['event']}
        />
      ) : null}
      <FilterSelect
        name="problem"
        label={t('problem')}
        any={t('problemAll')}
        options={ORDER_PROBLEMS.map((value) => ({ value, label: t(`problems.${value}`) }))}
      />
      <Acts isStaff={tenants !== null} counts={acts} />
      {stores ? (
        <FilterSelect name="event" label={t('event')} any={t('eventAll')} options={options(stores)} />
      ) : null}
      {names.includes('status') ? (
        <FilterSelect name="status" label={t('status')} any={t('statusAll')} options={statuses} />
      ) : null}
      <FilterSelect name="kind" label={t('kind')} any={t('kindAll')} options={kinds} />
      <OneOnly name="product" />
      {tenants ? <OneOnly name="fulfiller" /> : null}
      {names.includes('unpaid') ? <FilterCheckbox name="unpaid" label={t('unpaid')} /> : null}
      {tenants ? <FilterCheckbox name="late" label={t('late')} /> : null}
      <MoreFilters names={['stage', 'country', 'from', 'to']}>
        {names.includes('stage') ? (
          <FilterSelect
            name="stage"
            label={t('stage')}
            any={t('stageAll')}
            options={PUBLIC_STAGES.map((value) => ({ value, label: orders(`stage.${value}`) }))}
          />
        ) : null}
        <Country />
        <Days />
      </MoreFilters>
    </>
  );
}

/** Who must act next, and on how many of the orders. S2.2-160, S2.2-167. */
function Acts({ isStaff, counts }: { isStaff: boolean; counts: StatusCounts['acts'] | null }) {
  const t = useTranslations('ordersPage');
  const number = useNumber();
  const options = ORDER_WAITS_FOR.map((value) => {
    const key = value === 'client' && !isStaff ? 'own' : value;
    const who = t(`acts.who.${key}`, { brand: BRAND.name });
    const count = counts?.find((one) => one.who === value)?.orders;
    return { value, label: count === undefined ? who : `${who} (${number(count)})` };
  });
  return <FilterSelect name="acts" label={t('filters.acts')} any={t('filters.actsAll')} options={options} />;
}

/** The days on which orders were placed; the calendars mark the reader's own day as today. */
function Days() {
  const t = useTranslations('ordersPage.filters');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <FilterDay name="from" label={t('from')} timeZone={timeZone} />
      <FilterDay name="to" label={t('to')} timeZone={timeZone} />
    </>
  );
}

/** The countries by their names in the reader's language. */
function Country() {
  const t = useTranslations('ordersPage.filters');
  const locale = useLocale() as Locale;
  const countries = useMemo(
    () => localCountries(locale).map(({ iso2, name }) => ({ value: iso2, label: name })),
    [locale],
  );
  return <FilterSelect name="country" label={t('country')} any={t('countryAll')} options={countries} />;
}

/** A product's page, or a printer's, links to its orders; this takes the narrowing away again. */
function OneOnly({ name }: { name: 'product' | 'fulfiller' }) {
  const t = useTranslations('ordersPage.filters');
  const { asked, change } = useList();
  if (!asked[name]) return null;
  return (
    <Button
      variant="secondary"
      icon={<X aria-hidden="true" className="size-4.5" />}
      onClick={() => change({ [name]: undefined })}
      className="md:self-end"
    >
      {t(name)}
    </Button>
  );
}
