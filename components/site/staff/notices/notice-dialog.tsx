'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
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
  const router = useRouter();
  const form = useContractForm<NoticeForm, NoticeForm>({
    schema: async () => (await import('@/lib/modules/site/contract/platform-notices')).noticeForm,
    defaultValues: firstValues(notice),
    submit: async (body) => {
      await saveNotice(notice, body);
      toast('success', t(notice ? 'changed' : 'created'));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t(notice ? 'change' : 'add')}
      text={t('dialogText')}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <NoticeFields {...form} />
    </FormDialog>
  );
}
