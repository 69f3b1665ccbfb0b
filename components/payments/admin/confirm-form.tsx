'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';

interface ConfirmFormProps {
  title: string;
  /** What the button does: it names the amount where money moves. */
  submitText: string;
  /** The call to the provider. `ready`: its fields are there; `error`: why it last refused, in its words. */
  confirming: { ready: boolean; busy: boolean; error: string | undefined; confirm: () => Promise<void> };
  onBack: () => void;
  children: ReactNode;
}

/** The step in which the provider is asked: its fields, what it answered, and the way back. */
export function ConfirmForm({ title, submitText, confirming, onBack, children }: ConfirmFormProps) {
  const t = useTranslations('cards');
  const heading = useRef<HTMLHeadingElement>(null);
  const { ready, busy, error, confirm } = confirming;
  // The step before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm();
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
      <FormAlert error={busy ? undefined : error} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} disabled={!ready}>
          {submitText}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
