'use client';

import { useTranslations } from 'next-intl';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Button } from '@/components/ui/button';

interface CreditFormProps {
  title: string;
  text: string;
  submit: string;
  form: { onSubmit: (event: FormEvent) => Promise<void>; busy: boolean; formError: string | undefined };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the form of one act on a credit account. It can't be closed while the act is under way. */
export function CreditForm({ title, text, submit, form, onClose, children }: CreditFormProps) {
  const t = useTranslations('credit');
  const formId = useId();
  const { onSubmit, busy, formError } = form;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        {children}
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
