'use client';

import { Lock, MailWarning, ShieldQuestion } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { BRAND } from '@/lib/kernel/brand';
import { useResend } from '@/components/accounts/shop/use-resend';

interface StandingBannerProps {
  email: string;
  /** Whether the person has confirmed the e-mail address, and staff have verified the company. */
  emailVerified: boolean;
  tenantVerified: boolean;
  /** Why staff keep the company's people from changing anything; null while they don't. */
  lockReason: string | null;
}

const FRAME =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warn/25 bg-warn-soft px-4 py-3 text-ink sm:px-6';

/** One banner at a time: first the lock (D43-8), which no person of the company can end, then the unconfirmed e-mail address, then the unverified company. */
export function AccountStatusBanner({
  email,
  emailVerified,
  tenantVerified,
  lockReason,
}: StandingBannerProps) {
  const t = useTranslations('admin.standing');
  if (lockReason !== null) {
    return (
      <aside aria-label={t('label')} className={FRAME}>
        <Lock aria-hidden="true" className="size-5 shrink-0 text-warn" />
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          {t('locked', { reason: lockReason })} {t('ask', { email: BRAND.supportEmail })}
        </p>
      </aside>
    );
  }
  if (emailVerified && tenantVerified) return null;
  if (!emailVerified) return <EmailBanner email={email} />;
  return (
    <aside aria-label={t('label')} className={FRAME}>
      <ShieldQuestion aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-64">{t('tenant')}</p>
    </aside>
  );
}

function EmailBanner({ email }: { email: string }) {
  const t = useTranslations('admin.standing');
  const { state, error, resend } = useResend(email, useLocale());
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const said = state === 'sent' ? t('resent') : error === undefined ? '' : t('failed');
  return (
    <aside aria-label={t('label')} className={FRAME}>
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-64 break-words">{t('email', { email })}</p>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={state === 'busy'}
        disabled={!ready}
        onClick={() => void resend()}
      >
        {t('resend')}
      </Button>
    </aside>
  );
}
