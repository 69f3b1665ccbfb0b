'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';

interface LockDialogProps {
  /** What is locked or unlocked: an event, or a product of one. */
  name: string;
  locked: boolean;
  /** Turns the lock, with the reason. Rejects with an ApiError. */
  turn: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Staff lock something for its client, or unlock it, with the reason (D5-5). */
export function LockDialog({ name, locked, turn, onClose }: LockDialogProps) {
  const t = useTranslations('events');
  const router = useRouter();
  const act = locked ? 'unlock' : 'lock';
  const form = useContractForm({
    schema: z.object({ reason: z.string().trim().min(1).max(300) }),
    defaultValues: { reason: '' },
    submit: async (body) => {
      await turn(body);
      toast('success', t(`${act}.done`, { name }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t(`${act}.title`, { name })}
      text={t(`${act}.text`)}
      submit={t(`acts.${act}`)}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={t('lock.reason')}
        hint={t(`${act}.reasonHint`)}
        maxLength={300}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
