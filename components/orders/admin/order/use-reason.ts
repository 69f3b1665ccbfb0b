import { useTranslations } from 'next-intl';
import { knownReason, releaseReason } from './known-reasons';

/** The reason of a history entry in words, or null: what a person or printer wrote is shown as it is. */
export function useReason(): (reason: string | null) => string | null {
  const t = useTranslations('ordersPage.history');
  return (reason) => {
    if (!reason || releaseReason(reason)) return null;
    const known = knownReason(reason);
    return known ? t(`reason.${known}`) : reason;
  };
}
