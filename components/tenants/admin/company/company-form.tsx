'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { BRAND } from '@/lib/kernel/brand';
import type { Company } from '@/lib/modules/tenants/contract/company';
import { CompanyPreview } from './company-preview';
import { useCompany, type CompanyEditor } from './use-company';

interface CompanyFormProps {
  tenant: string;
  first: Company;
  /** The role may only read (D3). */
  readOnly: boolean;
}

/** What invoices, terms and imprint say of a client, beside how they say it. S2.2-12. */
export function CompanyForm({ tenant, first, readOnly }: CompanyFormProps) {
  const t = useTranslations('company');
  const editor = useCompany(tenant, first);
  const form = useRef<HTMLFormElement>(null);
  const { errors, draft, save } = editor;
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('title')}
      className="mt-6 grid min-w-0 gap-5"
    >
      {readOnly ? <Alert tone="info">{t('readOnly')}</Alert> : null}
      <RestoredNotice editor={editor} />
      <div className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-4 sm:p-6 lg:grid-cols-2">
        <fieldset disabled={readOnly} className="grid min-w-0 content-start gap-5">
          <legend className="sr-only">{t('title')}</legend>
          <CompanyFields editor={editor} region={first.region} />
        </fieldset>
        <CompanyPreview values={draft} />
      </div>
      {readOnly ? null : <CompanyBar editor={editor} />}
    </form>
  );
}

function CompanyFields({
  editor: { control },
  region,
}: {
  editor: CompanyEditor;
  region: Company['region'];
}) {
  const t = useTranslations('company.fields');
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint', { brand: BRAND.name })}
        maxLength={120}
        required
        {...control('name')}
      />
      <TextField
        label={t('legal_name')}
        hint={t('legalHint')}
        autoComplete="organization"
        maxLength={160}
        required
        {...control('legal_name')}
      />
      <TextArea
        label={t('address')}
        hint={t('addressHint')}
        rows={4}
        maxLength={400}
        required
        {...control('address')}
      />
      <TextField label={t('company_number')} maxLength={60} required {...control('company_number')} />
      <TextField
        label={t('vat_number')}
        hint={t(region === 'US' ? 'vatHintUs' : 'vatHint')}
        maxLength={40}
        {...control('vat_number')}
      />
      <TextField
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={254}
        required
        {...control('email')}
      />
    </>
  );
}

function CompanyBar({ editor }: { editor: CompanyEditor }) {
  const t = useTranslations('company.fields');
  return (
    <SaveBar editor={editor} sticky>
      <EditorNotices
        editor={editor}
        describe={(field, values) => ({ label: t(field), text: values[field] })}
      />
    </SaveBar>
  );
}
