'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { stopNotice } from '@/lib/modules/site/client/notices';
import type { StaffNotice } from '@/lib/modules/site/contract/platform-notices';

const NoticeDialog = dynamic(() => import('./notice-dialog').then((module) => module.NoticeDialog), {
  ssr: false,
});

/** The button that opens the form: for a new notice, or one that isn't over. S2.2-280. */
export function NoticeButton({ notice = null }: { notice?: StaffNotice | null }) {
  const t = useTranslations('platformNotices');
  return (
    <ActButton
      label={t(notice ? 'change' : 'add')}
      accessibleName={notice ? t('changeName', { text: notice.texts.en }) : undefined}
      variant={notice ? 'secondary' : 'primary'}
      size={notice ? 'sm' : 'md'}
    >
      {(close) => <NoticeDialog notice={notice} onClose={close} />}
    </ActButton>
  );
}

/** Ends one that is shown, or removes one that waits. S2.2-280. */
export function NoticeEnd({ notice }: { notice: StaffNotice }) {
  const t = useTranslations('platformNotices');
  const { busy, run } = useAct();
  const ready = useHydrated();
  const act = notice.state === 'shown' ? 'end' : 'remove';
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={!ready}
      busy={busy}
      aria-label={t(`${act}.name`, { text: notice.texts.en })}
      onClick={() => void run(() => stopNotice(notice.id), { said: t(`${act}.done`), tell: true })}
    >
      {t(`${act}.button`)}
    </Button>
  );
}
