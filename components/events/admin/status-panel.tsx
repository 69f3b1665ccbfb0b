'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { setEventStatus } from '@/lib/modules/events/contract/set-status';
import { EVENT_STATUSES, type EventStatus } from '@/lib/modules/events/rules/event-types';
import { STATUS_KEYS } from './event-keys';
import { setEventStatusCall } from '@/lib/modules/events/contract/paths';

export interface StatusPanelProps {
  event: EventSummary;
  /** What is still missing before the event can become Active, as texts; empty when nothing is missing. */
  open: readonly string[];
  /** Why the status cannot be changed here; null when it can. */
  readOnly: 'role' | 'locked' | null;
}

/** The state that the event is in, the changes that are allowed (S4) with the effect of each, and what still prevents opening the event. */
export function StatusPanel({ event, open, readOnly }: StatusPanelProps) {
  const t = useTranslations('events.overview');
  const [chosen, setChosen] = useState<EventStatus | null>(null);
  const shut = open.length > 0;
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <div className="grid gap-4">
      <p>{t(`state.${STATUS_KEYS[event.status]}`)}</p>
      {readOnly ? <p className="text-muted">{t(`readOnly.${readOnly}`)}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {EVENT_STATUSES.filter((status) => readOnly === null && status !== event.status).map((status) => (
          <li key={status} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0 basis-64 grow text-ink-soft" id={`status-${STATUS_KEYS[status]}`}>
              {status === 'Active' && shut ? t('notYet') : t(`meaning.${STATUS_KEYS[status]}`)}
            </span>
            <Button
              variant={status === 'Active' ? 'primary' : 'secondary'}
              disabled={!ready || (status === 'Active' && shut)}
              aria-describedby={`status-${STATUS_KEYS[status]}`}
              onClick={() => setChosen(status)}
            >
              {t(`set.${STATUS_KEYS[status]}`)}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <StatusDialog event={event} status={chosen} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}

interface StatusDialogProps {
  event: EventSummary;
  status: EventStatus;
  onClose: () => void;
}

/** The status change as a form. Taking a public page offline must be confirmed by typing the event's name. */
function useStatusForm({ event, status, onClose }: StatusDialogProps) {
  const t = useTranslations('events.overview');
  const router = useRouter();
  const isTakenAway = status === 'Draft';
  return useContractForm({
    schema: z.object({
      name: isTakenAway ? z.string().trim().min(1) : z.string(),
      on_hold_message: z.string().trim().max(500),
    }),
    defaultValues: { name: '', on_hold_message: '' },
    submit: async ({ name, on_hold_message: message }) => {
      const { tenant_id: tenant, slug } = event;
      await browserCall<typeof setEventStatus>(setEventStatusCall, {
        params: { tenant, slug },
        body: {
          status,
          ...(isTakenAway ? { name } : {}),
          ...(status === 'On hold' && message !== '' ? { on_hold_message: message } : {}),
        },
      });
      toast('success', t(`done.${STATUS_KEYS[status]}`, { name: event.name }));
      onClose();
      router.refresh();
    },
  });
}

/** Dialog that explains a status change and asks to confirm it. */
function StatusDialog(props: StatusDialogProps) {
  const { event, status, onClose } = props;
  const t = useTranslations('events.overview');
  const formId = useId();
  const key = STATUS_KEYS[status];
  const isTakenAway = status === 'Draft';
  const { onSubmit, busy, formError, field } = useStatusForm(props);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`confirm.${key}`, { name: event.name })}
      description={t(`meaning.${key}`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy} variant={isTakenAway ? 'danger' : 'primary'}>
            {t(`set.${key}`)}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        {isTakenAway ? (
          <TextField
            label={t('typeName', { name: event.name })}
            autoComplete="off"
            maxLength={200}
            required
            {...field('name')}
          />
        ) : null}
        {status === 'On hold' ? (
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            maxLength={500}
            {...field('on_hold_message')}
          />
        ) : null}
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
