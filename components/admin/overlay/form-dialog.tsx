'use client';

import { useId, type FormEvent, type ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { useKitText } from '../kit-text';
import { Dialog } from './dialog';

interface FormDialogProps {
  title: string;
  text?: string;
  submit: string;
  danger?: boolean;
  /** What `useContractForm` gives. */
  form: { onSubmit: (event: FormEvent) => Promise<void>; busy: boolean; formError: string | undefined };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with the form of one act. Escape and its cross don't close it while the act is under way. */
export function FormDialog({
  title,
  text,
  submit,
  danger = false,
  form,
  onClose,
  children,
}: FormDialogProps) {
  const kit = useKitText();
  const formId = useId();
  const { onSubmit, busy, formError } = form;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy} variant={danger ? 'danger' : 'primary'}>
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
