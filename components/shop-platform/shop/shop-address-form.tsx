'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { saveShopAddress } from '@/lib/modules/shop-platform/client/shop-connection';
import { shopAddress } from '@/lib/modules/shop-platform/contract/shop-address';

const schema = z.object({ shopifyUrl: shopAddress });

/** The address of a client's shop, to change or take away. S2.2-207 */
export function ShopAddressForm({ tenant, address }: { tenant: string; address: string | null }) {
  const t = useTranslations('shopAddress');
  const [saved, setSaved] = useState(false);
  const { formId, withTyped } = useTypedForm();
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: withTyped({ shopifyUrl: address ?? '' }),
    submit: async ({ shopifyUrl }) => {
      setSaved(false);
      const stored = await saveShopAddress(tenant, shopifyUrl);
      form.reset({ shopifyUrl: stored?.shopifyUrl ?? '' });
      setSaved(true);
    },
  });
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={() => setSaved(false)}
      aria-label={t('label')}
      className="grid justify-items-start gap-4"
    >
      <TextField
        label={t('label')}
        hint={t('hint')}
        inputMode="url"
        enterKeyHint="done"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="w-full max-w-md"
        {...field('shopifyUrl')}
      />
      <FormAlert error={busy ? undefined : formError} />
      <SubmitButton busy={busy}>{t('save')}</SubmitButton>
      <p role="status" className="font-semibold empty:hidden">
        {saved ? t('saved') : ''}
      </p>
    </form>
  );
}
