import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Credit, CreditAccount, CreditTerms, Rates } from '@/lib/modules/ledger/contract/read-credit';
import {
  findAccounts,
  findBudgets,
  findCompany,
  type AccountRow,
  type BudgetRow,
} from '@/lib/modules/ledger/data/read-account';
import { findRates } from '@/lib/modules/ledger/data/client-rates';
import { available } from '@/lib/modules/ledger/rules/available';
import { SELLERS, sellerRegion } from '@/lib/modules/ledger/rules/sellers';
import {
  isReverseCharged,
  platformTaxBp,
  sellerCountry,
  taxSaid,
} from '@/lib/modules/pricing/rules/platform-tax';
import { vatCountry } from '@/lib/kernel/vat-number';

const wire = (minor: string) => toWire(Number(minor));

function requestOf(row: AccountRow): CreditTerms['request'] {
  if (row.requestedAt === null) return null;
  return {
    limit: wire(row.requestedLimit ?? '0'),
    discounts: row.requestedDiscounts ?? false,
    note: row.requestedNote ?? '',
    at: row.requestedAt,
  };
}

function termsOf(row: AccountRow): CreditTerms {
  const [balance, limit, reserved] = [Number(row.balance), Number(row.limit), Number(row.reserved)];
  return {
    limit: toWire(limit),
    reserved: toWire(reserved),
    available: toWire(available({ balance, limit, reserved })),
    discount_amount: wire(row.discount),
    shipping_discount_amount: wire(row.shippingDiscount),
    request: requestOf(row),
    version: row.version,
  };
}

const accountOf = (row: AccountRow, withTerms: boolean): CreditAccount => ({
  currency: row.currency,
  active: row.activatedAt !== null,
  balance: wire(row.balance),
  terms: withTerms ? termsOf(row) : null,
});

/** What the platform charges the client, with the tax of the seller of each account. D35-4. */
async function ratesOf(
  tx: Transaction,
  tenantId: string,
  accounts: readonly AccountRow[],
): Promise<Rates | null> {
  const rates = await findRates(tx, tenantId);
  if (!rates) return null;
  const { feeBp, taxBp, vatNumber, legalName } = rates;
  return {
    fee_percent: toWire(feeBp),
    tax_percent: taxBp === null ? null : toWire(taxBp),
    company: { legal_name: legalName, vat_number: vatNumber, country: vatCountry(vatNumber) },
    taxes: accounts.map(({ currency }) => {
      const region = sellerRegion(currency);
      const { name, taxNumber } = SELLERS[region];
      return {
        currency,
        percent: toWire(platformTaxBp(region, { taxBp, vatNumber })),
        reverse_charge: taxBp === null && isReverseCharged(region, vatNumber),
        seller: { name, country: sellerCountry(region), tax_number: taxNumber },
        said: taxSaid(region, { taxBp, vatNumber }),
      };
    }),
  };
}

const budgetOf = ({ slug, name, currency, budget, used }: BudgetRow) => ({
  slug,
  name,
  currency,
  budget: budget === null ? null : wire(budget),
  used: wire(used),
});

/**
 * A client's credit accounts, the budgets of its events, or of the one with this `slug`, and what the platform charges; terms
 * and charges only `withTerms`. Throws 404 for an unknown client. D37-1, D37-2, D37-5.
 */
export async function readCredit(
  context: TenantContext,
  withTerms: boolean,
  slug: string | null = null,
): Promise<Credit> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const company = await findCompany(tx, tenantId);
    if (company === undefined) throw notFound();
    const accounts = await findAccounts(tx, tenantId);
    const budgets = await findBudgets(tx, tenantId, slug);
    return {
      company,
      accounts: accounts.map((row) => accountOf(row, withTerms)),
      budgets: budgets.map(budgetOf),
      rates: withTerms ? await ratesOf(tx, tenantId, accounts) : null,
    };
  });
}
