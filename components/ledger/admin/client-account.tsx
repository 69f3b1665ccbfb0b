import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { formatMoney } from '@/components/ui/format-money';
import { fromWire } from '@/lib/kernel/money';
import type { CreditAccount } from '@/lib/modules/ledger/contract/read-credit';
import { AccountPanel } from './account-panel';
import { RequestCredit } from './request-credit';

interface ClientAccountProps {
  tenant: string;
  account: CreditAccount;
  mayRequest: boolean;
}

/** A client's own credit account, with the request for more. */
export function ClientAccount({ tenant, account, mayRequest }: ClientAccountProps) {
  const t = useTranslations('credit.request');
  const locale = useLocale();
  const { currency, terms } = account;
  return (
    <AccountPanel
      account={account}
      acts={
        mayRequest && terms ? (
          <RequestCredit
            tenant={tenant}
            currency={currency}
            request={terms.request}
            isNeeded={fromWire(terms.available) <= 0}
          />
        ) : null
      }
      requested={({ limit, at }) =>
        t('open', { limit: formatMoney(limit, currency), day: dayText(at, currency, locale) })
      }
    />
  );
}
