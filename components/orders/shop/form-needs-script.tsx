import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

/** Shown without JavaScript: the form cannot be sent, with a contact address. D11. */
export function FormNeedsScript({ store }: { store: StorefrontData }) {
  const t = useTranslations('storePages');
  const email = store.storeConfig.contactEmail || store.companyDetails.email;
  return (
    <noscript>
      <p className="mx-auto w-full max-w-page px-4 pt-8 font-semibold sm:px-8">
        {t('contact.noScript', { email })}
      </p>
    </noscript>
  );
}
