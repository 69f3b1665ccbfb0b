import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { StaffProduct } from '@/lib/modules/catalogue/contract/list-all-products';

const TONES: Record<StaffProduct['print_check'], Tone> = {
  fine: 'ok',
  warn: 'warn',
  block: 'danger',
  none: 'neutral',
  unknown: 'neutral',
};

/** What the print check says of a product's design. S2.2-7. */
export function PrintCheck({ result }: { result: StaffProduct['print_check'] }) {
  const t = useTranslations('staffProducts');
  return <StatusPill tone={TONES[result]}>{t(`print.${result}`)}</StatusPill>;
}
