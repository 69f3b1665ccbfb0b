'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { saveNotice } from '@/lib/modules/site/client/notices';
import type { NoticeForm, StaffNotice } from '@/lib/modules/site/contract/platform-notices';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { NoticeFields } from './notice-fields';

/** What the form starts with: every language has a field. */
function firstValues(notice: StaffNotice | null): NoticeForm {
  const { kind = 'notice', starts_at = '', ends_at = '' } = notice ?? {};
  const texts = Object.fromEntries(LOCALE_CODES.map((code) => [code, notice?.texts[code] ?? '']));
  return { kind, starts_at, ends_at, texts: { en: '', ...texts } };
}

interface NoticeDialogProps {
  /** Null for a new one. */
  notice: StaffNotice | null;
  onClose: () => void;
}

/** What everybody is told, from when until when, in which languages. S2.2-280. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useTranslations('platformNotices');
  const kit = useTranslations('adminKit');
  const router = useRouter();
  const formId = useId();
  const contractForm = useContractForm<NoticeForm, NoticeForm>({
    schema: async () => (await import('@/lib/modules/site/contract/platform-notices')).noticeForm,
    defaultValues: firstValues(notice),
    submit: async (body) => {
      await saveNotice(notice, body);
      toast('success', t(notice ? 'changed' : 'created'));
      onClose();
      router.refresh();
    },
  });
  const { onSubmit, busy, formError } = contractForm;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t(notice ? 'change' : 'add')}
      description={t('dialogText')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t('save')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <NoticeFields {...contractForm} />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
