import * as contract from '@/lib/modules/payments/contract/cards';
import { beginCard } from '@/lib/modules/payments/service/cards/begin-card';
import { listCards, presentCard } from '@/lib/modules/payments/service/cards/list-cards';
import { removeCard } from '@/lib/modules/payments/service/cards/remove-card';
import { settleCard } from '@/lib/modules/payments/service/cards/settle-card';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listCardsHandler = defineHandler(contract.listCards, async ({ tenant }) => ({
  cards: await listCards(tenant),
}));

export const beginCardHandler = defineHandler(contract.beginCard, async ({ tenant, user, body, request }) => {
  const key = request.headers.get('idempotency-key');
  const { currency, for_orders: forOrders } = body;
  const begun = await beginCard({ ...tenant, userId: user.id }, { currency, key, forOrders });
  return { id: begun.cardId, client_secret: begun.clientSecret, publishable_key: begun.publishableKey };
});

export const settleCardHandler = defineHandler(contract.settleCard, async ({ tenant, params }) => {
  const { standing, card } = await settleCard(tenant, params.card);
  return { state: standing, card: card && presentCard(card) };
});

export const removeCardHandler = defineHandler(contract.removeCard, async ({ tenant, params }) => {
  await removeCard(tenant, params.card);
  return { removed: true as const };
});
