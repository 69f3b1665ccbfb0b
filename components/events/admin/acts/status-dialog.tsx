'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import { setEventStatusCall } from '@/lib/modules/events/contract/status-path';
import type { setEventStatus } from '@/lib/modules/events/contract/set-status';
import type { EventStatus } from '@/lib/modules/events/rules/event-types';
import { STATUS_KEYS } from '../event-keys';
import { LaunchLines } from '../launch/launch-lines';

interface StatusDialogProps {
  event: EventSummary;
  status: EventStatus;
  onClose: () => void;
}

/** The lines of the launch check by which the server refused to publish; null for any other error. */
function refusingLines(error: unknown): LaunchLine[] | null {
  if (!(error instanceof ApiError) || error.code !== 'event_not_ready') return null;
  const lines = error.data?.['lines'];
  return Array.isArray(lines) ? (lines as LaunchLine[]) : null;
}

/** The status change as a form. Taking a public page offline must be confirmed by typing the event's name. */
function useStatusForm(
  { event, status, onClose }: StatusDialogProps,
  onRefused: (lines: LaunchLine[] | null) => void,
) {
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
      const body = {
        status,
        ...(isTakenAway ? { name } : {}),
        ...(status === 'On hold' && message !== '' ? { on_hold_message: message } : {}),
      };
      onRefused(null);
      try {
        await browserCall<typeof setEventStatus>(setEventStatusCall, { params: { tenant, slug }, body });
      } catch (error) {
        onRefused(refusingLines(error));
        throw error;
      }
      toast('success', t(`done.${STATUS_KEYS[status]}`, { name: event.name }));
      onClose();
      router.refresh();
    },
  });
}

/** Dialog that explains a status change and asks to confirm it. */
export function StatusDialog(props: StatusDialogProps) {
  const { event, status, onClose } = props;
  const t = useTranslations('events.overview');
  const key = STATUS_KEYS[status];
  const [refused, setRefused] = useState<LaunchLine[] | null>(null);
  const form = useStatusForm(props, setRefused);
  return (
    <FormDialog
      title={t(`confirm.${key}`, { name: event.name })}
      text={t(`meaning.${key}`)}
      submit={t(`set.${key}`)}
      danger={status === 'Draft'}
      form={form}
      onClose={onClose}
    >
      {refused ? (
        <LaunchLines slug={event.slug} lines={refused} payoutsHref={null} onLeave={onClose} />
      ) : null}
      {status === 'Draft' ? (
        <TextField
          label={t('typeName', { name: event.name })}
          autoComplete="off"
          maxLength={200}
          required
          {...form.field('name')}
        />
      ) : null}
      {status === 'On hold' ? (
        <TextArea
          label={t('message')}
          hint={t('messageHint')}
          maxLength={500}
          {...form.field('on_hold_message')}
        />
      ) : null}
    </FormDialog>
  );
}
