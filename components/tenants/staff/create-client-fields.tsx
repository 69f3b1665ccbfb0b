import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import type { ClientForm } from '@/lib/modules/tenants/contract/create-client';

type Fields = Pick<ContractForm<ClientForm, ClientForm>, 'field'>;

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="text-xl font-semibold">{title}</legend>
      <p className="text-muted">{text}</p>
      {children}
    </fieldset>
  );
}

/** What the client is called and where it sells, which decides its currency. */
export function NameFields({ field, region }: Fields & { region: Region }) {
  const t = useTranslations('clients');
  const { currency } = REGION_FACTS[region];
  return (
    <Group title={t('create.company')} text={t('create.companyText')}>
      <TextField label={t('create.name')} autoComplete="off" maxLength={120} required {...field('name')} />
      <SelectField
        label={t('region')}
        hint={t('create.currency', { currency })}
        options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
        {...field('region')}
      />
    </Group>
  );
}

/** Who is invited, in which language and with which words. */
export function AdminFields({ field }: Fields) {
  const t = useTranslations('clients.create');
  return (
    <Group title={t('admin')} text={t('adminText')}>
      <TextField
        label={t('adminName')}
        autoComplete="off"
        maxLength={120}
        required
        {...field('admin_name')}
      />
      <TextField
        type="email"
        label={t('adminEmail')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...field('admin_email')}
      />
      <SelectField
        label={t('lang')}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('lang')}
      />
      <TextArea label={t('note')} optionalText={t('optional')} rows={3} maxLength={500} {...field('note')} />
    </Group>
  );
}

/** What invoices and statements will say; the client can fill in the rest itself. */
export function CompanyFields({ field }: Fields) {
  const t = useTranslations('clients.create');
  const company = useTranslations('company.fields');
  const optionalText = t('optional');
  return (
    <Group title={t('facts')} text={t('factsText')}>
      <TextField
        label={company('legal_name')}
        optionalText={optionalText}
        maxLength={160}
        {...field('legal_name')}
      />
      <TextArea
        label={company('address')}
        hint={company('addressHint')}
        optionalText={optionalText}
        rows={4}
        maxLength={400}
        {...field('address')}
      />
      <TextField
        label={company('company_number')}
        optionalText={optionalText}
        maxLength={60}
        {...field('company_number')}
      />
      <TextField
        label={company('vat_number')}
        hint={t('vatHint')}
        optionalText={optionalText}
        maxLength={40}
        {...field('vat_number')}
      />
      <TextField
        type="email"
        label={company('email')}
        hint={t('emailHint')}
        optionalText={optionalText}
        maxLength={254}
        {...field('email')}
      />
    </Group>
  );
}
