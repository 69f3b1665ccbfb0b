import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RegionAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { TAX_SETTINGS_URL } from '@/lib/modules/payments/rules/payout-account';

/** How the sales tax of an account stands, and where its owner sets it up: in the provider's dashboard. S2.2-11. */
export function SalesTax({ active, registrations }: NonNullable<RegionAccount['sales_tax']>) {
  const t = useTranslations('billing.salesTax');
  const told = registrations === 0 ? t('unregistered') : t('registered', { count: registrations });
  return (
    <div className="grid gap-1.5">
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <p className="text-ink-soft">{active ? told : t('missing')}</p>
      <a
        href={TAX_SETTINGS_URL}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
      >
        {t('open')}
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      </a>
    </div>
  );
}
