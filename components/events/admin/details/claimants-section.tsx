'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import type { DetailsEditor } from './use-details';

/** The domains of a list, at their longest. */
const TYPED = { claimDomains: 13_000, blockedDomains: 52_000 } as const;

/** Which e-mail addresses may claim a gift, and whether each claim waits for approval. D22-6, D22-7, D24-4. */
export function ClaimantsSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.claimants');
  const { draft, change } = editor;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <CheckboxField
        label={t('approve')}
        hint={t('approveHint')}
        checked={draft.approveClaims}
        onChange={(event) => change({ approveClaims: event.target.checked })}
      />
      <DomainsField
        editor={editor}
        name="claimDomains"
        label={t('claimDomains')}
        hint={t('claimDomainsHint')}
      />
      <CheckboxField
        label={t('disposable')}
        hint={t('disposableHint')}
        checked={draft.refuseDisposable}
        onChange={(event) => change({ refuseDisposable: event.target.checked })}
      />
      <DomainsField
        editor={editor}
        name="blockedDomains"
        label={t('blockedDomains')}
        hint={t('blockedDomainsHint')}
      />
    </FormSection>
  );
}

interface DomainsFieldProps {
  editor: DetailsEditor;
  name: keyof typeof TYPED;
  label: string;
  hint: string;
}

function DomainsField({ editor, name, label, hint }: DomainsFieldProps) {
  const ui = useTranslations('ui');
  const { draft, change, errorOf } = editor;
  return (
    <TextArea
      label={label}
      hint={hint}
      optionalText={ui('optional')}
      rows={3}
      maxLength={TYPED[name]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      className="max-w-md"
      {...errorOf(name)}
    />
  );
}
