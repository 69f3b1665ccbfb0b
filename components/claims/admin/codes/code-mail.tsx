import { useTranslations } from 'next-intl';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';

/** What has become of the mail that brings a code: waiting, sent, or refused with the reason. D40-4. */
export function CodeMail({ mail }: { mail: PromoCode['mail'] }) {
  const t = useTranslations('codes.mail');
  if (!mail) return null;
  if (mail.reason !== null) {
    return <span className="text-danger">{t('refused', { reason: t(`reasons.${mail.reason}`) })}</span>;
  }
  return (
    <span className="text-muted">
      {mail.state === 'waiting' ? t('waiting') : t(mail.reminded_at === null ? 'sent' : 'reminded')}
    </span>
  );
}
