'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { DescribeField } from '@/components/admin/editor/conflict-notice';
import type { Option } from '@/components/admin/field/option-list';
import { LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { SHIPPING_PRICES, type DetailsValues } from './details-values';

const LABELS = {
  name: 'basics.name',
  region: 'basics.region',
  language: 'basics.language',
  opensAt: 'dates.opens',
  closesAt: 'dates.closes',
  onHold: 'dates.onHold',
  countries: 'delivery.countries',
  states: 'delivery.states',
  lockedCountries: 'delivery.locked',
  vatRegistered: 'tax.registered',
  vatRate: 'tax.rate',
  shipping: 'shipping.title',
  changeWindow: 'orders.window',
  approveOrders: 'orders.approve',
  sample: 'gift.sample',
  cap: 'gift.cap',
  household: 'gift.household',
  approveClaims: 'claimants.approve',
  claimDomains: 'claimants.claimDomains',
  refuseDisposable: 'claimants.disposable',
  blockedDomains: 'claimants.blockedDomains',
  collectSizes: 'sizes.collect',
  collectAddresses: 'sizes.addresses',
} as const satisfies Record<keyof DetailsValues, string>;

/** What a version of the settings has in a field, in words. */
export function useDescribeDetails(countries: readonly Option[]): DescribeField<DetailsValues> {
  const t = useTranslations('eventDetails');
  const regions = useTranslations('events.regions');
  const say = useTranslations('savedEditor.conflict');
  const locale = useLocale();
  const named = (codes: readonly string[]) =>
    codes.map((code) => countries.find(({ value }) => value === code)?.label ?? code).join(', ');
  const moment = (instant: string, { region }: DetailsValues) =>
    instant &&
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: REGION_FACTS[region].timeZone,
    }).format(new Date(instant));
  const shipping = ({ shipping: { mode, one, ...prices } }: DetailsValues) => {
    const parts = mode === 'own' ? SHIPPING_PRICES.map((name) => prices[name]) : mode === 'one' ? [one] : [];
    return [t(`shipping.modes.${mode}.name`), ...parts].join('\n');
  };

  function textOf(field: keyof DetailsValues, values: DetailsValues): string {
    switch (field) {
      case 'region':
        return regions(values.region);
      case 'language':
        return LOCALES.find(({ code }) => code === values.language)?.name ?? '';
      case 'opensAt':
      case 'closesAt':
        return moment(values[field], values);
      case 'countries':
      case 'lockedCountries':
        return named(values[field]);
      case 'states':
        return values.states.join(', ');
      case 'shipping':
        return shipping(values);
      case 'household':
        return t(`gift.modes.${values.household}.name`);
      default: {
        const value = values[field];
        return typeof value === 'boolean' ? say(value ? 'on' : 'off') : value;
      }
    }
  }
  return (field, values) => ({ label: t(LABELS[field]), text: textOf(field, values) });
}
