'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { browserCall } from '@/lib/client/browser';
import type { deleteEvent } from '@/lib/modules/events/contract/delete-event';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { deleteEventCall } from '@/lib/modules/events/contract/paths';
import { restore } from './use-restore';

interface DeleteDialogProps {
  event: EventSummary;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes an event once its name has been typed; it can be taken back at once, and restored for 30 days (D45-1). */
export function DeleteDialog({ event, onClose, onDone }: DeleteDialogProps) {
  const t = useTranslations('events.delete');
  const acts = useTranslations('events.acts');
  const router = useRouter();
  const text = useErrorText();
  const undo = useUndoToast();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { tenant_id: tenant, slug, name } = event;
  async function remove() {
    setState({ busy: true });
    try {
      await browserCall<typeof deleteEvent>(deleteEventCall, { params: { tenant, slug }, body: { name } });
      undo(t('done', { name }), async () => {
        await restore(event);
        router.refresh();
      });
      onClose();
      onDone();
    } catch (failure) {
      setState({ busy: false, error: text.call(failure) });
    }
  }
  return (
    <ConfirmByName
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('title', { name })}
      description={t('text')}
      name={name}
      confirmLabel={acts('delete')}
      onConfirm={() => void remove()}
      busy={state.busy}
      error={state.error}
    />
  );
}
