import { Megaphone } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { Badge, type Tone } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LOCALES } from '@/lib/kernel/locales';
import type { StaffNotice } from '@/lib/modules/site/contract/platform-notices';
import { NoticeButton, NoticeEnd } from './notice-acts';

const TONES: Record<StaffNotice['state'], Tone> = { shown: 'ok', waiting: 'info', over: 'neutral' };

/** What everybody is told now or later, and what was told last. S2.2-280. */
export function NoticeList({ notices, mayAct }: { notices: readonly StaffNotice[]; mayAct: boolean }) {
  const t = useTranslations('platformNotices');
  if (notices.length === 0) {
    return (
      <EmptyState icon={<Megaphone aria-hidden="true" />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t('list')} className="divide-y divide-line rounded-card border border-line bg-surface">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} mayAct={mayAct} />
      ))}
    </ul>
  );
}

function NoticeItem({ notice, mayAct }: { notice: StaffNotice; mayAct: boolean }) {
  const t = useTranslations('platformNotices');
  const locale = useLocale();
  const { kind, state, texts, created_by: by } = notice;
  const [from, until] = [notice.starts_at, notice.ends_at].map((at) => momentText(at, 'GBP', locale));
  const languages = LOCALES.filter(({ code }) => code in texts).map(({ name }) => name);
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <p className="flex flex-wrap gap-2">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <Badge tone={kind === 'maintenance' ? 'warn' : 'neutral'}>{t(`kinds.${kind}`)}</Badge>
      </p>
      <p lang="en" className="max-w-prose wrap-anywhere">
        {texts.en}
      </p>
      <p className="text-[0.9375rem] text-muted">
        {t('times', { from: from ?? '', until: until ?? '' })} · {languages.join(', ')}
        {by === null ? '' : ` · ${t('by', { name: by })}`}
      </p>
      {mayAct && state !== 'over' ? (
        <div className="flex flex-wrap gap-2">
          <NoticeButton notice={notice} />
          <NoticeEnd notice={notice} />
        </div>
      ) : null}
    </li>
  );
}
