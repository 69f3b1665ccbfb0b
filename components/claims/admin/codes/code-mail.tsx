import { useTranslations } from 'next-intl';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';

/** What has become of the mail that brings a code: waiting, sent, or refused or not sent with the reason. D40-4, D40-17. */
export function CodeMail({ mail }: { mail: PromoCode['mail'] }) {
  const t = useTranslations('codes.mail');
  if (!mail) return null;
  const { state, reason } = mail;
  const why = state === 'unsubscribed' ? state : state === 'not_needed' ? reason : null;
  if (why !== null) {
    return <span className="text-muted">{t('notNeeded', { reason: t(`reasons.${why}`) })}</span>;
  }
  if (reason !== null) {
    return <span className="text-danger">{t('refused', { reason: t(`reasons.${reason}`) })}</span>;
  }
  return (
    <span className="text-muted">
      {state === 'waiting' ? t('waiting') : t(mail.reminded_at === null ? 'sent' : 'reminded')}
    </span>
  );
}
