'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { CompanyFields } from '@/components/tenants/shop/company-fields';
import { Alert } from '@/components/ui/alert';
import { BRAND } from '@/lib/kernel/brand';
import type { Company } from '@/lib/modules/tenants/contract/company';
import { CompanyPreview } from './company-preview';
import { useCompany, type CompanyEditor } from './use-company';

interface CompanyFormProps {
  tenant: string;
  first: Company;
  /** The role may only read (D3). */
  readOnly: 'role' | 'not_opened' | null;
}

/** What invoices, terms and imprint say of a client, beside how they say it. S2.2-12. */
export function CompanyForm({ tenant, first, readOnly }: CompanyFormProps) {
  const t = useTranslations('company');
  const fields = useTranslations('company.fields');
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
      {readOnly === 'role' ? <Alert tone="info">{t('readOnly')}</Alert> : null}
      <RestoredNotice editor={editor} />
      <div className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-4 sm:p-6 lg:grid-cols-2">
        <fieldset disabled={readOnly !== null} className="grid min-w-0 content-start gap-5">
          <legend className="sr-only">{t('title')}</legend>
          <CompanyFields
            control={editor.control}
            region={first.region}
            nameHint={fields('nameHint', { brand: BRAND.name })}
          />
        </fieldset>
        <CompanyPreview values={draft} />
      </div>
      {readOnly ? null : <CompanyBar editor={editor} />}
    </form>
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
