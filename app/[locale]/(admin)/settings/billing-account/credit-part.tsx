import { getTranslations } from 'next-intl/server';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { BudgetPanel } from '@/components/ledger/admin/budget-panel';
import { ClientAccount } from '@/components/ledger/admin/client-account';
import { LedgerList } from '@/components/ledger/admin/ledger-list';
import { RatesPanel } from '@/components/ledger/admin/rates-panel';
import { StatementsPanel } from '@/components/ledger/admin/statements-panel';
import { CardsPanel } from '@/components/payments/admin/cards/cards-panel';
import { TaxFacts } from '@/components/ledger/admin/tax-facts';
import { LinkButton } from '@/components/ui/link-button';
import type { Currency } from '@/lib/kernel/money';
import { listLedger } from '@/lib/modules/ledger/contract/list-ledger';
import { readCredit, type Credit } from '@/lib/modules/ledger/contract/read-credit';
import { listStatements } from '@/lib/modules/ledger/contract/statements';
import { listCards, type SavedCard } from '@/lib/modules/payments/contract/cards';
import { can } from '@/lib/permissions/permissions';
import type { Visit } from '../../actor';
import { pageCall } from '../../page-call';

interface CreditPartProps {
  visit: Visit;
  tenant: string;
  list: ListState;
  /** An export made earlier: the link of its mail names it (D48-3). */
  known: string | undefined;
}

interface BillingFactsProps {
  tenant: string;
  rates: Credit['rates'];
  /** Null for people who may not pay with them. */
  cards: readonly SavedCard[] | null;
  currencies: readonly Currency[];
}

/** What a client pays, how it is taxed, and the cards that it pays with. D37-10, D39-4. */
function BillingFacts({ tenant, rates, cards, currencies }: BillingFactsProps) {
  return (
    <>
      {rates ? (
        <>
          <RatesPanel rates={rates} />
          <TaxFacts rates={rates} />
        </>
      ) : null}
      {cards ? <CardsPanel tenant={tenant} cards={cards} currencies={currencies} /> : null}
    </>
  );
}

/** A client's credit accounts, budgets and ledger. Staff have a page of their own for the ledger. D37. */
export async function CreditPart({ visit: { token, actor, isStaff }, tenant, list, known }: CreditPartProps) {
  const { accounts, budgets, rates } = await pageCall(readCredit, { params: { tenant }, token });
  const mayTopUp = can(actor, 'ledger.top_up');
  const cards = mayTopUp ? (await pageCall(listCards, { params: { tenant }, token })).cards : null;
  const currencies = accounts.map(({ currency }) => currency);
  const showsRows = !isStaff && can(actor, 'ledger.read_rows');
  const t = await getTranslations('credit');
  return (
    <>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div data-field="credit" className="grid gap-5">
          {accounts.map((account) => (
            <ClientAccount
              key={account.currency}
              tenant={tenant}
              account={account}
              mayRequest={can(actor, 'ledger.request')}
              mayTopUp={mayTopUp}
            />
          ))}
          {isStaff && can(actor, 'ledger.write') ? (
            <div>
              <LinkButton href={`/clients/${tenant}/credit`} variant="secondary" size="sm" prefetch={false}>
                {t('staffLink')}
              </LinkButton>
            </div>
          ) : null}
          {can(actor, 'ledger.read_rows') ? null : <p className="text-muted">{t('managerText')}</p>}
        </div>
        <div className="grid gap-5">
          <BudgetPanel tenant={tenant} budgets={budgets} maySet={can(actor, 'ledger.set_budget')} />
          <BillingFacts tenant={tenant} rates={rates} cards={cards} currencies={currencies} />
        </div>
      </div>
      {showsRows ? (
        <>
          <StatementsPanel
            tenant={tenant}
            statements={(await pageCall(listStatements, { params: { tenant }, token })).statements}
          />
          <LedgerList
            tenant={tenant}
            known={known}
            list={list}
            page={await loadPage(
              list,
              pageCall(listLedger, { params: { tenant }, query: list.query, token }),
            )}
            currencies={currencies}
          />
        </>
      ) : null}
    </>
  );
}
