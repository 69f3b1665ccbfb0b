import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { countOpenMoney } from '@/lib/modules/orders/service/statements/count-open-money';
import type { Closing } from '@/lib/modules/tenants/contract/close-client';
import { countDoors, countMatters } from '@/lib/modules/tenants/data/client-closing';
import { findStanding } from '@/lib/modules/tenants/data/clients';
import { readAccountStatus } from '../read-account-status';
import { isDone, mattersOf } from './open-matters';

/** What closing a client does, and what stands in its way. Throws 404 for an unknown client. S2.2-198. */
export async function readClosing(context: TenantContext): Promise<Closing> {
  const { tenantId } = context;
  const found = await withTenant(context, async (tx) => {
    if (!(await findStanding(tx, tenantId))) throw notFound();
    return { counted: await countMatters(tx, tenantId), money: await countOpenMoney(tx, { tenantId }) };
  });
  const [doors, standing] = await Promise.all([
    withDirectory((tx) => countDoors(tx, tenantId, now())),
    readAccountStatus(context),
  ]);
  const { counted, money } = found;
  const matters = mattersOf(counted);
  return {
    ...matters,
    can_close: isDone(matters),
    live_events: counted.liveEvents,
    people: doors.people,
    tokens: doors.tokens,
    webhooks: counted.webhooks,
    shop_connected: counted.shopConnected,
    balances: counted.credit
      .filter(({ balance }) => balance !== 0)
      .map(({ currency, balance }) => ({ currency, amount: toWire(balance) })),
    refunds: money.refunds,
    disputes: money.disputes,
    payouts: standing.paid_regions,
  };
}
