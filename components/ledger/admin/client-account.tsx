import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { formatMoney } from '@/components/ui/format-money';
import { LinkButton } from '@/components/ui/link-button';
import { fromWire } from '@/lib/kernel/money';
import type { CreditAccount } from '@/lib/modules/ledger/contract/read-credit';
import { AccountPanel } from './account-panel';
import { RequestCredit } from './request-credit';

interface ClientAccountProps {
  tenant: string;
  account: CreditAccount;
  mayRequest: boolean;
  mayTopUp: boolean;
}

/** A client's own credit account, with the request for more. */
export function ClientAccount({ tenant, account, mayRequest, mayTopUp }: ClientAccountProps) {
  const t = useTranslations('credit');
  const locale = useLocale();
  const { currency, terms } = account;
  return (
    <AccountPanel
      account={account}
      acts={
        <>
          {mayTopUp ? (
            <LinkButton
              href={`/settings/billing-account/top-up?currency=${currency}`}
              variant="secondary"
              size="sm"
              aria-label={t('topUpIn', { currency })}
            >
              {t('topUp')}
            </LinkButton>
          ) : null}
          {mayRequest && terms ? (
            <RequestCredit
              tenant={tenant}
              currency={currency}
              request={terms.request}
              isNeeded={fromWire(terms.available) <= 0}
            />
          ) : null}
        </>
      }
      requested={({ limit, at }) =>
        t('request.open', { limit: formatMoney(limit, currency), day: dayText(at, currency, locale) })
      }
    />
  );
}
