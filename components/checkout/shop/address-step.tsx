'use client';

import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { ContactFields } from '@/components/orders/shop/delivery-fields';
import { FormAlert } from '@/components/form/form-alert';
import { useAddressForm, type AddressFormInput } from '@/components/checkout/shop/payment/use-address-form';
import { SubmitButton } from '@/components/form/submit-button';

interface AddressStepProps extends Omit<AddressFormInput, 'countries'> {
  /** Why the shopper was sent back to this step; undefined if they came by choice. */
  notice: string | undefined;
}

/** Step 1: the shopper's contact and address. Typed values survive a reload. S2.9 */
export function AddressStep({ notice, ...input }: AddressStepProps) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  const { countries, states } = input.store;
  const { form, formId, element, onSubmit, busy, formError, field } = useAddressForm({ ...input, countries });
  return (
    <form id={formId} ref={element} method="post" onSubmit={onSubmit} noValidate className="grid gap-8">
      <section className="grid gap-4" aria-labelledby="contact-heading">
        <h2 id="contact-heading" className="text-2xl">
          {t('contact')}
        </h2>
        <ContactFields field={field} />
      </section>
      <section className="grid gap-4" aria-labelledby="delivery-heading">
        <h2 id="delivery-heading" className="text-2xl">
          {t('delivery')}
        </h2>
        <AddressFields
          field={field}
          countries={countries}
          states={states}
          country={form.watch('address_country')}
          optionalText={ui('optional')}
        />
      </section>
      <FormAlert error={formError ?? notice} />
      <SubmitButton size="lg" busy={busy}>
        {t('toPayment')}
      </SubmitButton>
    </form>
  );
}
