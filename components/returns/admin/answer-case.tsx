'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { CASE_LIMITS } from '@/lib/modules/returns/rules/cases';
import type { CaseActProps } from './case-buttons';
import { CaseDialog } from './case-dialog';
import { useCaseProblem } from './use-case-problem';

/** Refuses a complaint, with the reason that its buyer is mailed. D53-8. */
export function RefuseDialog({ one, acts, onClose }: CaseActProps) {
  const t = useTranslations('casesPage.refuseDialog');
  const text = useErrorText();
  const { problem, fields, busy, run } = useCaseProblem(acts.refresh);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  async function refuse() {
    const missing = reason.trim() === '';
    setFault(missing ? text.field('required') : undefined);
    if (missing) return;
    if (!(await run(() => acts.refuse(one.id, { reason, version: one.version })))) return;
    toast('success', t('done'));
    onClose();
  }
  return (
    <CaseDialog
      title={t('title')}
      text={t('text')}
      act={t('act')}
      variant="danger"
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAct={() => void refuse()}
    >
      <TextArea
        label={t('reason')}
        rows={4}
        required
        maxLength={CASE_LIMITS.refusal}
        value={reason}
        error={fault ?? fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </CaseDialog>
  );
}

/** Asks the platform's staff for a replacement. D53-8. */
export function ReplaceDialog({ one, acts, onClose }: CaseActProps) {
  const t = useTranslations('casesPage.replaceDialog');
  const { problem, busy, run } = useCaseProblem(acts.refresh);
  async function request() {
    if (!(await run(() => acts.replace(one.id, { version: one.version })))) return;
    toast('success', t('done'));
    onClose();
  }
  return (
    <CaseDialog
      title={t('title')}
      text={t('text')}
      act={t('act')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAct={() => void request()}
    />
  );
}
