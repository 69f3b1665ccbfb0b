'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { addressSchema } from '@/components/orders/shop/address-schema';
import { countryFields } from '@/components/orders/shop/country-fields';
import { FormAlert } from '@/components/form/form-alert';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { isLocale } from '@/lib/kernel/locales';
import type { FixableAddress, fixAddress } from '@/lib/modules/order-changes/contract/fix-address';
import { fixAddressCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface FixAddressFormProps {
  id: string;
  order: OrderDetail;
  from: FixableAddress;
  /** Reads the address again after somebody else was faster; what was typed stays. */
  reread: () => Promise<unknown>;
  onDone: () => void;
}

/** The checkout's address fields and rules; the e-mail stays, since the order's link went there. D3-24. */
export function FixAddressForm({ id, order, from, reread, onDone }: FixAddressFormProps) {
  const t = useTranslations('ordersPage.address');
  const names = useTranslations('address');
  const ui = useTranslations('ui');
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const [changed, setChanged] = useState(false);
  const { countries, states } = useMemo(() => deliveryChoices(from, locale), [from, locale]);
  const schema = useMemo(() => addressSchema({ countries }), [countries]);
  const { form, onSubmit, formError, field } = useContractForm({
    schema,
    defaultValues: { ...from.address, email: order.customer.email },
    submit: async ({ email: _, ...typed }) => {
      const values = { ...typed, email: order.customer.email };
      const body = { ...typed, ...countryFields(values, { countries }), version: from.version };
      setChanged(false);
      try {
        const params = { tenant: order.tenant_id, order: order.id };
        await browserCall<typeof fixAddress>(fixAddressCall, { params, body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        await reread();
        return setChanged(true);
      }
      toast('success', t('done', { ref: order.order_ref }));
      onDone();
    },
  });
  return (
    <form id={id} method="post" onSubmit={(event) => void onSubmit(event)} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} required label={names('name')} maxLength={200} />
        <TextField {...field('phone')} required label={names('phone')} type="tel" maxLength={40} />
      </div>
      <AddressFields
        field={field}
        countries={countries}
        states={states}
        country={form.watch('address_country')}
        optionalText={ui('optional')}
      />
      <FormAlert error={changed ? t('changed') : formError} />
    </form>
  );
}
