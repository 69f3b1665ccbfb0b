import { useTranslations } from 'next-intl';
import type { PublicStage } from '@/lib/modules/orders/rules/public-stage';

/** What a column is called: a shopper's «needs your help» isn't said to those who only read of it. */
export function useStageName(): (stage: PublicStage) => string {
  const t = useTranslations('ordersBoard');
  const orders = useTranslations('orders');
  return (stage) => (stage === 'needs_your_help' ? t('needsHelp') : orders(`stage.${stage}`));
}
