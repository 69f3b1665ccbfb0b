import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { LockState } from '@/lib/modules/events/contract/lock-event';

interface LockNoticeProps {
  /** What is locked, or isn't. */
  of: LockState;
  isStaff: boolean;
  product?: boolean;
}

/** Says that an event or a product is read-only for its client, and why (D5-5); nothing while it isn't. */
export function LockNotice({ of, isStaff, product = false }: LockNoticeProps) {
  const t = useTranslations('events.lockNotice');
  const { locked, lock_reason: reason } = of;
  if (!locked) return null;
  return (
    <Alert tone="warn" title={t(product ? 'productTitle' : 'title')} className="mt-5">
      {reason ? <p className="break-words">{t('reason', { reason })}</p> : null}
      <p>{t(isStaff ? 'staff' : 'client')}</p>
    </Alert>
  );
}
