import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Client } from '@/lib/modules/tenants/contract/list-clients';

const MONEY_LINK =
  'inline-flex min-h-8 items-center text-[0.9375rem] font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

/** How the client is paid. */
export function BillingLink({ client: { id, name } }: { client: Client }) {
  const t = useTranslations('clients');
  return (
    <Link
      href={`/settings/billing-account?${new URLSearchParams({ tenant: id })}`}
      prefetch={false}
      aria-label={t('billingName', { name })}
      className={MONEY_LINK}
    >
      {t('billing')}
    </Link>
  );
}

/** What the client can spend. */
export function CreditLink({ client: { id, name } }: { client: Client }) {
  const t = useTranslations('clients');
  return (
    <Link
      href={`/clients/${id}/credit`}
      prefetch={false}
      aria-label={t('creditName', { name })}
      className={MONEY_LINK}
    >
      {t('credit')}
    </Link>
  );
}
