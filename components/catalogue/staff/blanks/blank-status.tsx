import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { StaffBlank } from '@/lib/modules/catalogue/contract/blanks/shapes';

/** Whether anything that is made of a blank can be sold. */
export function BlankStatus({ status }: Pick<StaffBlank, 'status'>) {
  const t = useTranslations('staffBlanks.status');
  return <StatusPill tone={status === 'offered' ? 'ok' : 'warn'}>{t(status)}</StatusPill>;
}
