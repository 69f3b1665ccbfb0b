import { fromWire, toWire } from '@/lib/kernel/money';
import {
  beginTopUp as beginContract,
  settleTopUp as settleContract,
} from '@/lib/modules/payments/contract/top-up';
import { beginTopUp } from '@/lib/modules/payments/service/top-up/begin-top-up';
import { settleTopUp } from '@/lib/modules/payments/service/top-up/settle-top-up';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const beginTopUpHandler = defineHandler(beginContract, async ({ tenant, user, body, request }) => {
  const key = request.headers.get('idempotency-key');
  const { currency, card: cardId } = body;
  const wanted = { currency, amount: fromWire(body.amount), cardId, key };
  const begun = await beginTopUp({ ...tenant, userId: user.id }, wanted);
  return { id: begun.topUpId, client_secret: begun.clientSecret, publishable_key: begun.publishableKey };
});

export const settleTopUpHandler = defineHandler(settleContract, async ({ tenant, params }) => {
  const { standing, currency, amountMinor } = await settleTopUp(tenant, params.topUp);
  return { state: standing, currency, amount: toWire(amountMinor) };
});
