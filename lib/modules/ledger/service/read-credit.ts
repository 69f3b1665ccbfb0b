import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Credit, CreditAccount, CreditTerms } from '@/lib/modules/ledger/contract/read-credit';
import {
  findAccounts,
  findBudgets,
  findCompany,
  type AccountRow,
  type BudgetRow,
} from '@/lib/modules/ledger/data/read-account';
import { available } from '@/lib/modules/ledger/rules/available';

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

const budgetOf = ({ slug, name, currency, budget, used }: BudgetRow) => ({
  slug,
  name,
  currency,
  budget: budget === null ? null : wire(budget),
  used: wire(used),
});

/**
 * A client's credit accounts and the budgets of its events; terms only `withTerms`. Throws 404 for an unknown client.
 * D37-1, D37-2, D37-5.
 */
export async function readCredit(context: TenantContext, withTerms: boolean): Promise<Credit> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const company = await findCompany(tx, tenantId);
    if (company === undefined) throw notFound();
    const accounts = await findAccounts(tx, tenantId);
    const budgets = await findBudgets(tx, tenantId);
    return {
      company,
      accounts: accounts.map((row) => accountOf(row, withTerms)),
      budgets: budgets.map(budgetOf),
    };
  });
}
