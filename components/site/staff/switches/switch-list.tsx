import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { PlatformSwitch } from '@/lib/modules/site/contract/switches';
import { SwitchAct } from './switch-act';

/** What can be turned off for everybody, what that means, and what is off. S2.2-284. */
export function SwitchList({ switches, mayAct }: { switches: readonly PlatformSwitch[]; mayAct: boolean }) {
  const t = useTranslations('platformSwitches');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line rounded-card border border-line bg-surface">
      {switches.map((one) => (
        <SwitchItem key={one.name} one={one} mayAct={mayAct} />
      ))}
    </ul>
  );
}

function SwitchItem({ one, mayAct }: { one: PlatformSwitch; mayAct: boolean }) {
  const t = useTranslations('platformSwitches');
  const locale = useLocale();
  const { name, is_on: isOn, changed_at: at, changed_by: by } = one;
  const time = at === null ? null : momentText(at, 'GBP', locale);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {t(`names.${name}`)}
          <StatusPill tone={isOn ? 'ok' : 'danger'}>{t(isOn ? 'on' : 'off')}</StatusPill>
          {one.is_set_up ? null : <Badge>{t('notSetUp')}</Badge>}
        </h2>
        <p className="max-w-prose text-ink-soft">{t(`hints.${name}`)}</p>
        {time === null ? null : (
          <p className="text-[0.9375rem] text-muted">
            {by === null ? t('changedOnce', { time }) : t('changedBy', { name: by, time })}
          </p>
        )}
      </div>
      {mayAct ? <SwitchAct name={name} isOn={isOn} /> : null}
    </li>
  );
}
