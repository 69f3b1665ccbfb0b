'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { randomText } from '@/lib/kernel/random';
import { createWebhookCall, updateWebhookCall } from '@/lib/modules/integrations/contract/paths';
import type { createWebhook, updateWebhook } from '@/lib/modules/integrations/contract/webhooks';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@/lib/modules/integrations/rules/event-types';
import { useAct } from '@/components/admin/use-act';

type Errors = Partial<Record<'url' | 'event_types', string | undefined>>;
export type WebhookFormState = ReturnType<typeof useWebhookForm>;

const KEY_LENGTH = 24;
const newKey = () => randomText('0123456789abcdefghijklmnopqrstuvwxyz', KEY_LENGTH);

/** The form of an endpoint, new or changed. D47-7. */
export function useWebhookForm(tenant: string, webhook: Webhook | undefined, onDone: () => void) {
  const t = useTranslations('webhooks.form');
  const text = useErrorText();
  const act = useAct();
  const [key, setKey] = useState(newKey);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [types, setTypes] = useState<WebhookEventType[]>(webhook?.event_types ?? [...WEBHOOK_EVENT_TYPES]);
  const [errors, setErrors] = useState<Errors>({});

  async function send() {
    const body = { url: url.trim(), event_types: types };
    if (!webhook) {
      const headers = { 'idempotency-key': key };
      await browserCall<typeof createWebhook>(createWebhookCall, { params: { tenant }, body, headers });
      return;
    }
    await browserCall<typeof updateWebhook>(updateWebhookCall, {
      params: { tenant, webhook: webhook.id },
      body: { ...body, version: webhook.version },
    });
  }
  async function sendOrExplain() {
    try {
      await send();
    } catch (error) {
      // The next try says something else, which is another call.
      setKey(newKey());
      const codes = error instanceof ApiError ? error.codes : {};
      setErrors({ url: text.field(codes['url']?.[0]), event_types: text.field(codes['event_types']?.[0]) });
      throw error;
    }
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong: Errors = {
      ...(url.trim() === '' ? { url: text.field('required') } : {}),
      ...(types.length === 0 ? { event_types: t('chooseOne') } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (await act.run(sendOrExplain, { said: t(webhook ? 'saved' : 'added') })) onDone();
  }
  return { url, setUrl, types, setTypes, busy: act.busy, errors: { ...errors, form: act.error }, onSubmit };
}
