'use client';

import { useTranslations } from 'next-intl';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { Button, type ButtonProps } from '@/components/ui/button';

interface CaseDialogProps {
  title: string;
  text: string;
  act: string;
  variant?: ButtonProps['variant'];
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onAct: () => void;
  children?: ReactNode;
}

/** Asks before an act on a case, with what it needs; what went wrong is said in it, and it stays open. */
export function CaseDialog(props: CaseDialogProps) {
  const { title, text, act, variant = 'primary', busy, problem, onClose, onAct, children } = props;
  const t = useTranslations('casesPage.panel');
  const formId = useId();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAct();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={variant} busy={busy} busyText={t('busy')}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        {children}
        <FormAlert error={problem} />
      </form>
    </Dialog>
  );
}
