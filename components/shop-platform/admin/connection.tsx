import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { OnboardingSteps } from '@/components/shop-platform/shop/onboarding-steps';
import { ShopAddressForm } from '@/components/shop-platform/shop/shop-address-form';
import type { ShopConnection } from '@/lib/modules/shop-platform/contract/shop-platform';
import { Health } from './health';

interface ConnectionProps {
  tenant: string;
  connection: ShopConnection;
  /** The role may only read (D3). */
  readOnly: boolean;
  /** Whether this person may disconnect the shop. */
  mayEnd: boolean;
}

/** A client's shop: its steps, its address and region, and whether the app is installed. S2.2-13. */
export function Connection({ tenant, connection, readOnly, mayEnd }: ConnectionProps) {
  const t = useTranslations('shopConnection');
  const onboarding = useTranslations('onboarding');
  const address = useTranslations('shopAddress');
  const { shopifyUrl, paymentRegion, steps } = connection;
  const installed = steps.some(({ name, complete }) => name === 'install_app' && complete);
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <OnboardingSteps onboarding={connection} />
        {connection.connection ? (
          <Health tenant={tenant} connection={connection.connection} mayEnd={mayEnd} />
        ) : null}
      </div>
      <section
        aria-labelledby="shop-address"
        className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        <h2 id="shop-address" className="text-xl">
          {t('panel')}
        </h2>
        {installed ? null : (
          <Alert tone="info" title={t('noAppTitle')}>
            {t('noAppText')}
          </Alert>
        )}
        {readOnly ? (
          <div>
            <p className="text-muted">{address('label')}</p>
            <p className="font-semibold break-words">{shopifyUrl ?? onboarding('noShop')}</p>
            <p className="mt-2 text-muted">{address('readOnly')}</p>
          </div>
        ) : installed ? null : (
          <ShopAddressForm tenant={tenant} address={shopifyUrl} />
        )}
        <div>
          <p className="text-muted">{onboarding('paymentRegion')}</p>
          <p className="font-semibold">{onboarding(`region.${paymentRegion}`)}</p>
        </div>
      </section>
    </div>
  );
}

/** For a client that came another way: what that means, and how to begin. S2.2-13. */
export function NoConnection({ isStaff }: { isStaff: boolean }) {
  const t = useTranslations('shopConnection');
  if (isStaff) return <p className="mt-6 text-muted">{t('noneStaff')}</p>;
  return (
    <section
      aria-labelledby="no-shop"
      className="mt-6 grid max-w-prose justify-items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="no-shop" className="text-xl">
        {t('noneTitle')}
      </h2>
      <p className="text-ink-soft">{t('noneText')}</p>
      <LinkButton href="/shopify/signup" variant="secondary" prefetch={false}>
        {t('start')}
      </LinkButton>
    </section>
  );
}
