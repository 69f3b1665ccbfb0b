'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { TextField } from '@/components/ui/text-field';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import { WEBHOOK_EVENT_TYPES } from '@/lib/modules/integrations/rules/event-types';
import { URL_LENGTH } from '@/lib/kernel/outside-url';
import { useWebhookForm, type WebhookFormState } from './use-webhook-form';

interface WebhookDialogProps {
  tenant: string;
  /** The endpoint that is changed; none for a new one. */
  webhook?: Webhook;
  onClose: () => void;
}

const FORM = 'webhook-form';

/** Adds or changes an endpoint: its address, and the events that go there. D47-7. */
export function WebhookDialog({ tenant, webhook, onClose }: WebhookDialogProps) {
  const t = useTranslations('webhooks');
  const ui = useTranslations('ui');
  const form = useWebhookForm(tenant, webhook, onClose);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open || form.busy ? undefined : onClose())}
      title={webhook ? t('form.change') : t('form.title')}
      closeLabel={ui('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button form={FORM} type="submit" busy={form.busy} busyText={t('form.busy')}>
            {webhook ? t('form.save') : t('form.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <TextField
          type="url"
          label={t('form.url')}
          hint={t('form.urlHint')}
          value={form.url}
          onChange={(event) => form.setUrl(event.target.value)}
          maxLength={URL_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.errors.url}
        />
        <EventChoice form={form} />
        <FormAlert error={form.errors.form} />
      </form>
    </Dialog>
  );
}

function EventChoice({ form: { types, setTypes, errors } }: { form: WebhookFormState }) {
  const t = useTranslations('webhooks');
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('form.events')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <label key={type} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5">
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={({ target }) =>
                setTypes(target.checked ? [...types, type] : types.filter((other) => other !== type))
              }
              className="size-6 shrink-0 rounded-sm border-line-strong accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-mono text-[0.9375rem]">{type}</span>
              <span className="block text-[0.9375rem] text-muted">{t(`types.${type}`)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={errors.event_types} />
    </fieldset>
  );
}
