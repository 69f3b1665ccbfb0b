import { AddressElement } from '@stripe/react-stripe-js';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { usStateFrom } from '@/lib/address/us-states';

/** The delivery address in the provider's form. */
function billingOf(store: CheckoutStore, address: AddressForm) {
  const country =
    store.countries.find((one) => one.name === address.address_country)?.iso2 ?? store.defaultCountry;
  return {
    name: address.name,
    phone: address.phone,
    address: {
      line1: address.address_first_line,
      line2: address.address_second_line,
      city: address.address_city,
      postal_code: address.address_postcode,
      country,
      // The provider expects the abbreviation of a US state.
      state:
        country === 'US' ? (usStateFrom(address.address_state)?.abbreviation ?? '') : address.address_county,
    },
  };
}

type Billing = ReturnType<typeof billingOf>;

/** The same address on one line, with the country in the buyer's words. */
function onOneLine(
  { address: { line1, line2, city, state, postal_code } }: Billing,
  country: string,
): string {
  return [line1, line2, city, state, postal_code, country].filter(Boolean).join(', ');
}

/**
 * The billing address: as the delivery address, until the buyer says otherwise. The provider's form is there all the
 * time, since a payment reads the address from it, and is shown when another address is wanted or when the provider
 * finds the delivery address incomplete. S2.9-3, S7-22.
 */
export function BillingAddress({ store, address }: { store: CheckoutStore; address: AddressForm }) {
  const t = useTranslations('checkout');
  const [same, setSame] = useState(true);
  // A new key creates the provider's form anew, with the delivery address.
  const [resets, setResets] = useState(0);
  const delivery = billingOf(store, address);
  function choose(checked: boolean) {
    setSame(checked);
    if (checked) setResets(resets + 1);
  }
  return (
    <section className="grid gap-3" aria-labelledby="billing-heading">
      <h2 id="billing-heading" className="text-2xl">
        {t('billing')}
      </h2>
      <CheckboxField
        checked={same}
        onChange={(event) => choose(event.target.checked)}
        label={t('billingSame')}
        hint={same ? onOneLine(delivery, address.address_country) : undefined}
      />
      <div hidden={same}>
        <AddressElement
          key={resets}
          options={{ mode: 'billing', defaultValues: delivery }}
          onChange={({ complete }) => {
            if (!complete) setSame(false);
          }}
        />
      </div>
    </section>
  );
}
