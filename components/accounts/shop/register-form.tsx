'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, type ReactNode } from 'react';
import { EmailField } from '@/components/form/email-field';
import { FormAlert } from '@/components/form/form-alert';
import { NewPasswordField } from './new-password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import { registrationForm, type register } from '@/lib/modules/tenants/contract/register';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { parseShopAddress } from '@/lib/modules/shop-platform/rules/shop-address';
import type { SignUpRoute } from '@/lib/modules/shop-platform/rules/sign-up-routes';
import { registerCall } from '@/lib/modules/tenants/contract/paths';

// Method and path of the contract, copied without its examples: this code is sent to phones.
const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

interface RegisterFormProps {
  region: Region;
  /** The shop-platform page that shows the form; it then asks for the shop's address, too. S2.1-45 */
  route?: SignUpRoute;
  /** Called when the registration is accepted; a mail goes to this address. */
  onSent: (email: string) => void;
}

/** The registration form: company, name, e-mail and password. Typed values stay when it fails. */
export function RegisterForm({ region, route, onSent }: RegisterFormProps) {
  const t = useTranslations('account');
  const regions = useTranslations('onboarding.region');
  const lang = useLocale();
  const { formId, withTyped } = useTypedForm();
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: registrationForm,
    defaultValues: withTyped({
      company: '',
      name: '',
      email: '',
      password: '',
      region,
      ...(route && { registrationRoute: route, shopifyUrl: '' }),
    }),
    submit: async (values) => {
      await browserCall<typeof register>(registerCall, { body: { ...values, lang } });
      onSent(values.email);
    },
  });
  useEffect(() => {
    // The page is one for everybody, so only the browser knows which shop a merchant comes from. S4-86.
    const shop = parseShopAddress(new URLSearchParams(window.location.search).get('shop') ?? '');
    if (route && shop !== null && !form.getValues('shopifyUrl')) form.setValue('shopifyUrl', shop);
  }, [form, route]);
  return (
    // `post`, so that a form sent before hydration does not put the password into the URL.
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="grid gap-5"
      aria-label={t('form')}
    >
      <TextField
        label={t('company')}
        autoComplete="organization"
        maxLength={120}
        required
        {...field('company')}
      />
      <TextField label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <EmailField label={t('email')} {...field('email')} />
      <NewPasswordField label={t('password')} {...field('password')} />
      {route ? <ShopAddressField {...field('shopifyUrl')} /> : null}
      <SelectField
        label={t('region')}
        hint={t('regionHint')}
        options={REGIONS.map((value) => ({ value, label: regions(value) }))}
        {...field('region')}
      />
      <FormAlert error={busy ? undefined : formError} />
      <SubmitButton size="lg" busy={busy}>
        {t('submit')}
      </SubmitButton>
      <Terms />
    </form>
  );
}

function ShopAddressField(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const t = useTranslations('shopAddress');
  return (
    <TextField
      label={t('label')}
      hint={t('signUpHint')}
      optionalText={t('optional')}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
    />
  );
}

function Terms() {
  const t = useTranslations('account');
  return (
    <p className="text-[0.9375rem] text-muted">
      {t.rich('terms', {
        terms: (chunks) => <PlainLink href="/terms-and-conditions">{chunks}</PlainLink>,
        privacy: (chunks) => <PlainLink href="/privacy-policy">{chunks}</PlainLink>,
      })}
    </p>
  );
}

/** A link that opens in a new tab, so that the form keeps what was typed. */
function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" prefetch={false} className={LINK}>
      {children}
    </Link>
  );
}
