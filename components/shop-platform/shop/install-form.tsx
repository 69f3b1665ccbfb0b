'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { beginInstallation } from '@/lib/modules/shop-platform/client/install';
import { shopAddress } from '@/lib/modules/shop-platform/contract/shop-address';

const schema = z.object({
  shopifyUrl: shopAddress.refine((typed) => typed !== '', { params: { code: 'required' } }),
});

/** Asks for the shop's address and leads to the page where its merchant grants the app its scopes. S4-40. */
export function InstallForm({ tenant, address }: { tenant: string; address: string | null }) {
  const t = useTranslations('shopInstall');
  const label = useTranslations('shopAddress')('label');
  const { formId, withTyped } = useTypedForm();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: withTyped({ shopifyUrl: address ?? '' }),
    submit: async ({ shopifyUrl }) => {
      window.location.assign(await beginInstallation(tenant, shopifyUrl));
    },
  });
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('submit')}
      className="grid justify-items-start gap-4"
    >
      <TextField
        label={label}
        hint={t('hint')}
        inputMode="url"
        enterKeyHint="go"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
        className="w-full max-w-md"
        {...field('shopifyUrl')}
      />
      <p className="max-w-prose text-ink-soft">{t('explain')}</p>
      <FormAlert error={busy ? undefined : formError} />
      <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
    </form>
  );
}
