'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';

/** A country option: the wire's value is the English name, the label is in the page's language. */
export interface CountryOption {
  iso2: string;
  name: string;
  label: string;
}

type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'address_first_line'
  | 'address_second_line'
  | 'address_city'
  | 'address_county'
  | 'address_postcode'
  | 'address_country'
  | 'address_state';

export interface DeliveryFieldsProps {
  /** Returns a field's registration and error text. */
  field: (name: FieldName) => object & {
    error: string | undefined;
    /** Told of a change, also where a suggestion makes it. */
    onChange?: (event: { target: HTMLInputElement | HTMLSelectElement; type: string }) => unknown;
  };
  countries: readonly CountryOption[];
  /** US states, by name. */
  states: readonly string[];
  /** The name of the chosen country. */
  country: string;
  /** Shown at fields that are optional. */
  optionalText: string;
  /** What the fields begin with has had its suggestion elsewhere on the page. */
  answered?: boolean;
}

/** Fields marked as required (S5-2). */
function marked(field: DeliveryFieldsProps['field']) {
  return (name: FieldName) => ({ ...field(name), required: true });
}

/** S2.7-2: name, e-mail and phone. */
export function ContactFields({ field }: Pick<DeliveryFieldsProps, 'field'>) {
  const t = useTranslations('address');
  const needed = marked(field);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...needed('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField
        {...needed('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <TextField
        {...needed('phone')}
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
  );
}
