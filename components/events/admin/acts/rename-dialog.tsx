'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { renameEventCall } from '@/lib/modules/events/contract/paths';
import type { renameEvent } from '@/lib/modules/events/contract/rename-event';

interface RenameDialogProps {
  event: EventSummary;
  onClose: () => void;
  /** The event's web address from now on. */
  onDone: (slug: string) => void;
}

/** Changes an event's name and web address, and says what becomes of the old address (D6-3). */
export function RenameDialog({ event, onClose, onDone }: RenameDialogProps) {
  const t = useTranslations('events');
  const form = useContractForm({
    // The server says what is wrong with an address: it alone knows which are taken.
    schema: z.object({ name: z.string().trim().min(1).max(80), slug: z.string().trim().min(1).max(200) }),
    defaultValues: { name: event.name, slug: event.slug },
    submit: async (body) => {
      const { tenant_id: tenant, slug } = event;
      const saved = await browserCall<typeof renameEvent>(renameEventCall, {
        params: { tenant, slug },
        body,
      });
      toast('success', t('rename.done', { name: saved.name }));
      onClose();
      onDone(saved.slug);
    },
  });
  return (
    <FormDialog
      title={t('rename.title', { name: event.name })}
      submit={t('rename.save')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" maxLength={80} required {...form.field('name')} />
      <TextField
        label={t('rename.slug')}
        hint={t('rename.slugHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={63}
        required
        {...form.field('slug')}
      />
      <Alert tone="info">{t('rename.warning')}</Alert>
    </FormDialog>
  );
}
