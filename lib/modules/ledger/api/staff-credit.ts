import { fromWire, toWire } from '@/lib/kernel/money';
import type { BodyOf } from '@/lib/contract/route';
import * as changes from '@/lib/modules/ledger/contract/change-credit';
import { activateAccount, setTerms } from '@/lib/modules/ledger/service/change-terms';
import { correctAccount } from '@/lib/modules/ledger/service/correct-account';
import { setRates as setRatesContract, type AgreedRates } from '@/lib/modules/ledger/contract/set-rates';
import { setRates } from '@/lib/modules/ledger/service/set-rates';
import { defineHandler } from '@/lib/tenant-api/define-handler';

/** The member of staff who acts, on this client's account. */
const staffOn = (tenantId: string, userId: string, requestId: string) => ({
  tenantId,
  actor: 'staff' as const,
  userId,
  requestId,
});

const termsOf = ({ currency, version, ...amounts }: BodyOf<typeof changes.setTerms>) => ({
  currency,
  version,
  limit: fromWire(amounts.limit),
  discount: fromWire(amounts.discount_amount),
  shippingDiscount: fromWire(amounts.shipping_discount_amount),
});

export const activateCreditHandler = defineHandler(
  changes.activateCredit,
  ({ params, user, body, requestId }) =>
    activateAccount(staffOn(params.tenant, user.id, requestId), termsOf(body)),
);

export const setTermsHandler = defineHandler(changes.setTerms, ({ params, user, body, requestId }) =>
  setTerms(staffOn(params.tenant, user.id, requestId), termsOf(body)),
);

export const correctCreditHandler = defineHandler(
  changes.correctCredit,
  async ({ params, user, body, requestId, request }) => {
    const { currency, direction, reason } = body;
    const amount = fromWire(body.amount) * (direction === 'add' ? 1 : -1);
    const context = staffOn(params.tenant, user.id, requestId);
    const key = request.headers.get('idempotency-key');
    return { balance: toWire(await correctAccount(context, { currency, amount, reason, key })) };
  },
);

const ratesOf = ({ fee_percent: fee, tax_percent: tax }: AgreedRates) => ({
  feeBp: fromWire(fee),
  taxBp: tax === null ? null : fromWire(tax),
});

export const setRatesHandler = defineHandler(
  setRatesContract,
  async ({ params, user, body: { seen, reason, ...rates }, requestId }) => {
    const change = { rates: ratesOf(rates), seen: ratesOf(seen), reason };
    await setRates(staffOn(params.tenant, user.id, requestId), change);
    return rates;
  },
);
