'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { holdsHalfDate } from '@/components/admin/field/half-date';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { toast } from '@/components/ui/toast';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import { saveMailing, useMailing } from '@/lib/modules/claims/client/mailing';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { Mailing } from '@/lib/modules/claims/contract/code-mailing';
import { MailPreview } from './mail-preview';
import { MailingFields } from './mailing-fields';
import { mailingBodyOf, mailingForm, mailingValues } from './mailing-values';

interface MailingPanelProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
  onClose: () => void;
}

/** Says how the codes of a batch are mailed to their persons, once it is known how they are now. D40-4. */
export function MailingPanel(props: MailingPanelProps) {
  const t = useTranslations('codes');
  const text = useErrorText();
  const { data, error } = useMailing(props.place, props.batch.id);
  if (data) return <MailingForm {...props} mailing={data} />;
  return (
    <MailingFrame {...props}>
      {error ? <Alert tone="danger">{text.call(error)}</Alert> : <Loader text={t('mailing.preview')} />}
    </MailingFrame>
  );
}

function MailingFrame({
  batch,
  onClose,
  footer,
  children,
}: Pick<MailingPanelProps, 'batch' | 'onClose'> & { footer?: ReactNode; children: ReactNode }) {
  const t = useTranslations('codes');
  return (
    <SidePanel
      open
      size="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('mailing.title', { name: batch.name })}
      closeLabel={t('close')}
      footer={footer}
    >
      {children}
    </SidePanel>
  );
}

function MailingForm({ place, batch, timeZone, mailing, onClose }: MailingPanelProps & { mailing: Mailing }) {
  const t = useTranslations('codes');
  const router = useRouter();
  const formId = useId();
  const form = useContractForm({
    schema: mailingForm,
    defaultValues: mailingValues(mailing),
    submit: async (values) => {
      await saveMailing(place, batch.id, mailingBodyOf(values));
      toast('success', t(`mailing.saved.${values.send}`, { name: batch.name }));
      onClose();
      router.refresh();
    },
  });
  const [send, lang, note] = useWatch({ control: form.form.control, name: ['send', 'lang', 'note'] });
  return (
    <MailingFrame
      batch={batch}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={form.busy}>
            {t(`mailing.save.${send}`)}
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!holdsHalfDate(event.currentTarget)) void form.onSubmit(event);
        }}
        className="grid gap-6"
      >
        <FormAlert error={form.formError} />
        <MailCounts mailing={mailing} />
        <MailingFields
          form={form}
          timeZone={timeZone}
          hasEnd={batch.ends_on !== null}
          isLive={mailing.live}
        />
        <MailPreview place={place} batch={batch} words={{ lang, note }} />
      </form>
    </MailingFrame>
  );
}

/** What has become of the mails: whom they are for, and how many of each are sent, waiting, refused and so on. D40-17. */
function MailCounts({ mailing }: { mailing: Mailing }) {
  const t = useTranslations('codes.mailing');
  const { addresses, sent, waiting, refused, not_needed: notNeeded, unsubscribed, reminded } = mailing;
  if (addresses === 0) return <Alert tone="info">{t('noPeople')}</Alert>;
  return (
    <p className="tabular-nums">
      {t('counts', { addresses, sent, waiting, refused, notNeeded, unsubscribed, reminded })}
    </p>
  );
}
