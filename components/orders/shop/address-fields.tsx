'use client';

import { useTranslations } from 'next-intl';
import type { DeliveryFieldsProps } from './delivery-fields';
import { useSuggestion } from './suggestion/lazy-suggestion';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { addressFormat, type AddressFormat } from '@/lib/address/address-format';

type PartProps = Pick<DeliveryFieldsProps, 'field' | 'states' | 'optionalText'> & { format: AddressFormat };

/** Town and postcode, in the order that the country uses. */
function TownFields({ field, format }: PartProps) {
  const t = useTranslations('address');
  const { postcode, postcodeFirst } = format;
  const town = (
    <TextField
      {...field('address_city')}
      key="city"
      required
      label={t('city')}
      autoComplete="address-level2"
      maxLength={120}
      className={postcode === 'none' ? 'sm:col-span-2' : ''}
    />
  );
  if (postcode === 'none') return town;
  const code = (
    <TextField
      {...field('address_postcode')}
      key="postcode"
      required
      label={{ postcode: t('postcode'), zip: t('zip'), eircode: t('eircode') }[postcode]}
      autoComplete="postal-code"
      autoCapitalize="characters"
      maxLength={20}
    />
  );
  return <>{postcodeFirst ? [code, town] : [town, code]}</>;
}

/**
 * In the United States the state is chosen from a list; elsewhere the area is a text field, where addresses have one.
 */
function AreaField({ field, format, states, optionalText }: PartProps) {
  const t = useTranslations('address');
  if (format.area === null) return null;
  if (format.postcode === 'zip') {
    return (
      <SelectField
        {...field('address_state')}
        required
        label={t('state')}
        options={states.map((name) => ({ value: name, label: name }))}
        autoComplete="address-level1"
        className="sm:col-span-2"
      />
    );
  }
  return (
    <TextField
      {...field('address_county')}
      label={{ county: t('county'), state: t('state'), province: t('province') }[format.area]}
      optionalText={optionalText}
      autoComplete="address-level1"
      maxLength={120}
      className="sm:col-span-2"
    />
  );
}

/** Address fields with the chosen country's labels, order and parts, and what may have been meant. S2.7, S2.2-150. */
export function AddressFields(props: DeliveryFieldsProps) {
  const { field, countries, states, country, optionalText, answered = false } = props;
  const t = useTranslations('address');
  const format = addressFormat(countries.find((one) => one.name === country)?.iso2);
  const parts = { field, format, states, optionalText };
  const { around, handlers, suggestion } = useSuggestion({ field, countries, states, answered });
  return (
    <div ref={around} {...handlers} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...field('address_country')}
        required
        defaultValue={country}
        label={t('country')}
        options={countries.map(({ name, label }) => ({ value: name, label }))}
        placeholder={t('chooseCountry')}
        autoComplete="country-name"
        className="sm:col-span-2"
      />
      <TextField
        {...field('address_first_line')}
        required
        label={t('firstLine')}
        autoComplete="address-line1"
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField
        {...field('address_second_line')}
        label={t('secondLine')}
        optionalText={optionalText}
        autoComplete="address-line2"
        maxLength={200}
        className="sm:col-span-2"
      />
      <TownFields {...parts} />
      <AreaField {...parts} />
      {suggestion}
    </div>
  );
}
