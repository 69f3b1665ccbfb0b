import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { User } from '@/lib/modules/accounts/contract/user';
import type { OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { BRAND } from '@/lib/kernel/brand';
import type { InstallEnd } from '@/lib/modules/shop-platform/rules/install-end';
import { openStep } from '@/lib/modules/shop-platform/rules/steps';
import { can } from '@/lib/permissions/permissions';
import { InstallEnded } from './install-ended';
import { InstallForm } from './install-form';
import { OnboardingSteps } from './onboarding-steps';
import { StepHeading } from './step-heading';

interface SetupGuideProps {
  onboarding: OnboardingState;
  user: User;
  /** How the installation ended that the merchant comes back from. */
  ended: InstallEnd | null;
  /** What to do for a step that another module owns: company and card. */
  action: ReactNode;
}

/** The four steps of a shop-platform client, with the action for the open one. S4-5. */
export function SetupGuide({ onboarding, user, ended, action }: SetupGuideProps) {
  const t = useTranslations('onboarding');
  const open = openStep(onboarding.steps);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16">
      <div>
        <h1 className="text-4xl break-words sm:text-5xl">{t('setupTitle', { name: user.name })}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('setupText')}</p>
        {ended ? (
          <div className="mt-6">
            <InstallEnded end={ended} />
          </div>
        ) : null}
        {open ? (
          <section aria-labelledby="open-step" className="mt-8 border-t border-line pt-6">
            <StepHeading id="open-step" text={t(`steps.${open}.title`)} />
            {open === 'install_app' ? <InstallStep onboarding={onboarding} user={user} /> : action}
          </section>
        ) : null}
        <Facts onboarding={onboarding} />
        <Help onboarding={onboarding} name={user.name} />
      </div>
      <OnboardingSteps onboarding={onboarding} className="self-start" />
    </div>
  );
}

function InstallStep({ onboarding, user }: Pick<SetupGuideProps, 'onboarding' | 'user'>) {
  const t = useTranslations('shopInstall');
  const { role, superadmin, tenant_id: tenant } = user;
  if (!tenant || !can({ role, superadmin, tenantId: tenant }, 'shop_platform.connect'))
    return <p className="text-ink-soft">{t('adminOnly')}</p>;
  return <InstallForm tenant={tenant} address={onboarding.shopifyUrl} />;
}

function Facts({ onboarding: { shopifyUrl, paymentRegion } }: Pick<SetupGuideProps, 'onboarding'>) {
  const t = useTranslations('onboarding');
  return (
    <dl className="mt-8 grid gap-3 border-t border-line pt-6 text-[0.9375rem] sm:grid-cols-2">
      <div>
        <dt className="text-muted">{t('shop')}</dt>
        <dd className="font-semibold break-words">{shopifyUrl ?? t('noShop')}</dd>
      </div>
      <div>
        <dt className="text-muted">{t('paymentRegion')}</dt>
        <dd className="font-semibold">{t(`region.${paymentRegion}`)}</dd>
      </div>
    </dl>
  );
}

function Help({ onboarding, name }: { onboarding: OnboardingState; name: string }) {
  const t = useTranslations('onboarding');
  const open = openStep(onboarding.steps);
  const subject = open ? t('mailSubject', { step: t(`steps.${open}.title`), name }) : '';
  return (
    <div className="mt-6 grid justify-items-start gap-1 text-[0.9375rem] text-muted">
      <a
        href={`mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(subject)}`}
        className="font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
      >
        {t('write')}
      </a>
      <p>{t('writeTo', { email: BRAND.supportEmail })}</p>
    </div>
  );
}
