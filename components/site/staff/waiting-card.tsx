import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import type { WaitingMessages } from '@/lib/modules/site/contract/staff-messages';

/** How many messages to the platform wait, and for how long. S2.2-266. */
export function WaitingCard({ waiting }: { waiting: WaitingMessages }) {
  const t = useTranslations('siteMessages.card');
  const { open, overdue, oldest_days: days } = waiting;
  const all = (
    <Link
      href="/settings/super-admin-panel/messages"
      prefetch={false}
      className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('all')}
    </Link>
  );
  return (
    <Panel id="site-messages" title={t('title')} aside={all}>
      {open === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <>
          <p className="text-lg font-semibold tabular-nums">{t('open', { count: open })}</p>
          {overdue > 0 ? (
            <p className="font-semibold text-danger">{t('overdue', { count: overdue })}</p>
          ) : null}
          {days === null ? null : <p className="text-muted">{t('oldest', { days })}</p>}
        </>
      )}
    </Panel>
  );
}
