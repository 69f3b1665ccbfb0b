import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { AccountPanel } from '@/components/ledger/admin/account-panel';
import { formatMoney } from '@/components/ui/format-money';
import type { CreditAccount } from '@/lib/modules/ledger/contract/read-credit';
import { CorrectBalance } from './correct-dialog';
import { SetTerms } from './terms-dialog';

interface StaffAccountProps {
  tenant: string;
  company: string;
  account: CreditAccount;
}

/** A client's credit account with what staff may do: activate it, set its terms, correct it. */
export function StaffAccount({ tenant, company, account }: StaffAccountProps) {
  const t = useTranslations('credit.staff');
  const locale = useLocale();
  const { currency, terms } = account;
  return (
    <AccountPanel
      account={account}
      acts={
        <>
          {terms ? <SetTerms tenant={tenant} company={company} account={{ ...account, terms }} /> : null}
          <CorrectBalance tenant={tenant} currency={currency} />
        </>
      }
      requested={({ limit, discounts, note, at }) => (
        <>
          <p>
            {t(discounts ? 'requestedBoth' : 'requested', {
              company,
              limit: formatMoney(limit, currency),
              day: dayText(at, currency, locale),
            })}
          </p>
          {note === '' ? null : <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
        </>
      )}
    />
  );
}
