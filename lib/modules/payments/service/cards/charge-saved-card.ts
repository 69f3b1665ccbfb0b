import { createHash } from 'node:crypto';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { ID_PREFIXES } from '@/lib/kernel/ids';
import type { Currency, Minor } from '@/lib/kernel/money';
import { findCustomer, listSaved } from '@/lib/modules/payments/data/saved-cards';
import { addTopUp, findTopUp, nameIntent, settle, type TopUp } from '@/lib/modules/payments/data/top-ups';
import { nextTopUpLook, regionPaidIn } from '@/lib/modules/payments/rules/top-up';
import { settleTopUp } from '@/lib/modules/payments/service/top-up/settle-top-up';
import { payments } from '@/lib/payments';
import { presentCard } from './list-cards';

/** `refused`: the bank said no, or asks for somebody to be there; `processing`: it has not answered yet. */
export type Charged = 'paid' | 'processing' | 'no_card' | 'refused';

interface Wanted {
  currency: Currency;
  /** Minor units. */
  amount: Minor;
  /** The shop's order that it is for: with the same card it is charged once. */
  orderId: string;
}

/** The saved card of a currency as the provider knows it; null where there is none that is valid. */
async function savedCard(context: TenantContext, currency: Currency) {
  const { tenantId } = context;
  const region = regionPaidIn(currency);
  const rows = await withTenantOnce(context, (tx) => listSaved(tx, tenantId));
  const row = rows.find((one) => one.region === region);
  if (!row || row.methodId === null || presentCard(row)?.state === 'expired') return null;
  const customerId = await withTenantOnce(context, (tx) => findCustomer(tx, { tenantId, region }));
  return customerId === null ? null : { cardId: row.id, customerId, methodId: row.methodId, region };
}

/** Keeps it before the provider hears of it; what it has become where it is known. */
function keep(context: TenantContext, row: Parameters<typeof addTopUp>[1]): Promise<TopUp['state']> {
  const { tenantId, id: topUpId } = row;
  return withTenant(context, async (tx) => {
    if (!(await addTopUp(tx, row))) return (await findTopUp(tx, { tenantId, topUpId }))?.state ?? 'cancelled';
    const look = { runAt: nextTopUpLook(now(), now()), jobKey: `top-up:${topUpId}` };
    await enqueue(tx, 'look-at-top-up', { tenantId, topUpId }, look);
    return 'open';
  });
}

async function giveUp(context: TenantContext, topUpId: string): Promise<'refused'> {
  const { tenantId } = context;
  await withTenant(context, (tx) => settle(tx, { tenantId, topUpId }, { state: 'cancelled', at: now() }));
  return 'refused';
}

/**
 * Charges a client's saved card on the platform's own account, with nobody there, for its credit account: what waits for the money goes on by
 * itself. Once for each order and card, however often it is asked for and wherever it was killed. Throws `payments_unavailable` for a region
 * without keys, and `unavailable` where the provider doesn't answer: then nobody knows, and it is to be asked again. D36-17.
 */
export async function chargeSavedCard(
  context: TenantContext,
  { currency, amount, orderId }: Wanted,
): Promise<Charged> {
  const { tenantId } = context;
  if (!payments().regionKeys(regionPaidIn(currency))) throw new AppError('payments_unavailable');
  const found = await savedCard(context, currency);
  if (!found) return 'no_card';
  const { cardId, region, ...card } = found;
  const digest = createHash('sha256')
    .update(JSON.stringify([tenantId, `shop-order:${orderId}`, cardId]))
    .digest('hex');
  const topUpId = `${ID_PREFIXES.topUp}_${digest.slice(0, 32)}`;
  const kept = {
    tenantId,
    id: topUpId,
    currency,
    region,
    amountMinor: amount,
    cardId,
    orderId,
    madeAt: now(),
  };
  const state = await keep(context, kept);
  if (state !== 'open') return state === 'paid' ? 'paid' : 'refused';
  const description = `Order of a shop ${topUpId}`;
  const made = await payments().chargeTopUp({
    region,
    amount,
    currency,
    tenantId,
    topUpId,
    description,
    card,
  });
  if (!made.ok) return giveUp(context, topUpId);
  const intent = made.value;
  await withTenant(context, (tx) => nameIntent(tx, { tenantId, topUpId }, intent.id));
  // The bank asks for somebody, and nobody is there: it must not be paid later beside what is paid instead.
  if (intent.state === 'open') await payments().cancelIntent({ region, account: null }, intent.id);
  const { standing } = await settleTopUp(context, topUpId);
  if (standing === 'paid' || standing === 'processing') return standing;
  return giveUp(context, topUpId);
}
