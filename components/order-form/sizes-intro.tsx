import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { ClaimHero } from './claim-hero';

interface SizesIntroProps {
  store: StorefrontData;
  /** The link that was opened is none of ours, or was withdrawn. */
  lost?: boolean;
}

function Words({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-14 text-center text-lg sm:px-8">
      {title ? <h2 className="text-3xl">{title}</h2> : null}
      {children}
    </div>
  );
}

/** The page of a Bulk event for whoever has no link of their own: what this is, and where the link is. It asks nothing. */
export function SizesIntro({ store, lost = false }: SizesIntroProps) {
  const t = useTranslations('sizes');
  const { storeConfig: config, companyDetails } = store;
  const email = config.contactEmail || companyDetails.email;
  return (
    <main id="main" tabIndex={-1}>
      <ClaimHero store={store} gift={undefined} />
      <Words title={lost ? t('lostTitle') : null}>
        <p>{lost ? t('lostText') : t('introText', { store: config.storeName })}</p>
        <p className="text-muted">{t('introNoMail', { email })}</p>
      </Words>
    </main>
  );
}
