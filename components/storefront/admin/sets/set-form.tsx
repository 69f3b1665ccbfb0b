'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { SetUse } from '@/lib/modules/storefront/contract/look-sets';

interface SetFormProps {
  form: { onSubmit: (event: FormEvent) => Promise<void>; busy: boolean; formError: string | undefined };
  title: string;
  /** Where the set is in use. */
  use: SetUse | undefined;
  /** The values that someone else has saved since, in words; null when nobody has. */
  theirs: string | null;
  onBack: () => void;
  children: ReactNode;
}

/** The frame of a set's form: way back, what a save changes, someone else's save, and the button. */
export function SetForm({ form, title, use, theirs, onBack, children }: SetFormProps) {
  const t = useTranslations('storeConfiguration.sets');
  const { busy, formError } = form;
  // The panel is a part of the store's form for React, whose submit this is not.
  function submit(event: FormEvent) {
    event.stopPropagation();
    void form.onSubmit(event);
  }
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={title} className="grid gap-5">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onBack}
        className="-ms-2 w-fit"
      >
        {t('back')}
      </Button>
      <h3 className="text-lg">{title}</h3>
      {use && use.count > 0 ? <Alert tone="info">{t('affects', { count: use.count })}</Alert> : null}
      {children}
      {theirs === null ? (
        <FormAlert error={busy ? undefined : formError} />
      ) : (
        <Alert tone="warn" announce="alert" title={t('conflict')}>
          {t('theirs', { values: theirs })}
        </Alert>
      )}
      <SubmitButton busy={busy} className="w-fit">
        {t('save')}
      </SubmitButton>
    </form>
  );
}
