'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { answerApproval } from '@/lib/modules/storefront/client/approvals';
import type { ApprovalView } from '@/lib/modules/storefront/contract/approvals';

export type Verdict = NonNullable<ApprovalView['answer']>['verdict'];

interface ApprovalLinkProps {
  slug: string;
  token: string;
  version: number;
}

interface ApprovalFormProps extends ApprovalLinkProps {
  verdict: Verdict;
  /** Their earlier answer is what they go on from. */
  before: ApprovalView['answer'];
  onSent: (answered: ApprovalView) => void;
  onCancel: () => void;
}

/** The contract's schema, loaded when the form is shown: the page has it for nobody else. */
const schema = () =>
  import('@/lib/modules/storefront/contract/approvals').then(({ approvalAnswer }) => approvalAnswer);

/** Name and note of an answer. What was typed survives reloads and failures, and a change of mind. S3.6-15. */
export function ApprovalForm(props: ApprovalFormProps) {
  const { slug, token, version, verdict, before, onSent, onCancel } = props;
  const t = useTranslations('approval');
  const ui = useTranslations('ui');
  const { formId, onSubmit, busy, formError, field } = useDraftedForm({
    draftKey: `approval-draft-${slug}-${version}`,
    first: () => ({ verdict, name: before?.name ?? '', note: before?.note ?? '' }),
    settle: (values) => ({ ...values, verdict }),
    schema,
    submit: async (values) => {
      onSent(await answerApproval(slug, token, { ...values, verdict }));
      return true;
    },
  });
  const isApproved = verdict === 'approved';
  return (
    // `post`, so that a form sent before hydration does not put the text into the URL.
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={t(isApproved ? 'approve' : 'ask')}
      className="grid max-w-2xl gap-4 pb-2"
    >
      <TextField label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <TextArea
        label={t(isApproved ? 'noteOptional' : 'noteChanges')}
        {...(isApproved ? { optionalText: ui('optional') } : { required: true })}
        rows={4}
        maxLength={2000}
        {...field('note')}
      />
      <FormAlert error={busy ? undefined : formError} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={busy}>
          {isApproved ? t('sendApproved', { number: version }) : t('sendChanges')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p className="text-[0.9375rem] text-muted">{t('seen')}</p>
    </form>
  );
}
