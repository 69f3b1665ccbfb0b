import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import type { User } from '@/lib/modules/accounts/contract/user';
import type { OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { BRAND } from '@/lib/kernel/brand';
import { openStep } from '@/lib/modules/shop-platform/rules/steps';
import { can } from '@/lib/permissions/permissions';
import { OnboardingSteps } from './onboarding-steps';
import { ShopAddressForm } from './shop-address-form';

interface SetupGuideProps {
  onboarding: OnboardingState;
  user: User;
}

/** The four steps of a shop-platform client, with the action for the open one. S4-5. */
export function SetupGuide({ onboarding, user }: SetupGuideProps) {
  const t = useTranslations('onboarding');
  const open = openStep(onboarding.steps);
  const { role, superadmin, tenant_id: tenant } = user;
  const mayChange = can({ role, superadmin, tenantId: tenant }, 'shop_platform.update');
  const subject = open ? t('mailSubject', { step: t(`steps.${open}.title`), name: user.name }) : '';
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16">
      <div>
        <h1 className="text-4xl sm:text-5xl">{t('setupTitle', { name: user.name })}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('setupText')}</p>
        <a
          href={`mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(subject)}`}
          className={buttonClasses('primary', 'lg', 'mt-7')}
        >
          <Mail aria-hidden="true" className="size-5" />
          <span>{t('write')}</span>
        </a>
        <p className="mt-3 text-[0.9375rem] text-muted">{t('writeTo', { email: BRAND.supportEmail })}</p>
        {tenant && mayChange ? (
          <div className="mt-8 border-t border-line pt-6">
            <ShopAddressForm tenant={tenant} address={onboarding.shopifyUrl} />
          </div>
        ) : null}
        <dl className="mt-8 grid gap-3 border-t border-line pt-6 text-[0.9375rem] sm:grid-cols-2">
          {mayChange ? null : (
            <div>
              <dt className="text-muted">{t('shop')}</dt>
              <dd className="font-semibold break-words">{onboarding.shopifyUrl ?? t('noShop')}</dd>
            </div>
          )}
          <div>
            <dt className="text-muted">{t('paymentRegion')}</dt>
            <dd className="font-semibold">{t(`region.${onboarding.paymentRegion}`)}</dd>
          </div>
        </dl>
      </div>
      <OnboardingSteps onboarding={onboarding} className="self-start" />
    </div>
  );
}
