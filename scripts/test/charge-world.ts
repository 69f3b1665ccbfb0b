import { reconcileOrder } from '@/lib/modules/payments/service/reconcile';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { startCheckoutWorld, type CheckoutWorld } from './checkout-world';
import { FJORD } from './fixtures/stores';
import { orderState, stockOf, voucherUses } from './order-state';
import { intentOf, Shopper } from './shopper';

const VARIANT = 'ff-crew-tee-black-m';

/** What the order of `buy` costs: two Crew Tees with standard shipping, less 10.00. Minor units. */
export const TOTAL = 3884;

export const CLIENT = { tenantId: FJORD.tenantId, actor: 'client' } as const;
export const ISLA: SessionUser = {
  id: 'usr_isla',
  sessionId: 'ses_isla',
  name: 'Isla',
  email: 'admin@fjord-fern.example',
  tenantId: FJORD.tenantId,
  superadmin: false,
  grants: [],
  hasTwoFactor: false,
  clientAsksTwoFactor: false,
  role: 'admin',
  shopPlatform: false,
  lang: null,
  emailVerified: true,
};

const TOLD = /^(?:charge\.refunded|refund\.|charge\.dispute\.(?:created|updated|closed))/;

/** Paid orders whose charges something happens to at the provider; webhooks are delivered only by `tell`. */
export class ChargeWorld {
  orderId = '';
  intentId = '';

  private constructor(readonly world: CheckoutWorld) {}

  static async start(): Promise<ChargeWorld> {
    const world = await startCheckoutWorld([FJORD]);
    world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
    return new ChargeWorld(world);
  }

  get key() {
    return { tenantId: FJORD.tenantId, orderId: this.orderId };
  }

  get provider() {
    return this.world.stripe.control;
  }

  /** An order whose payment has succeeded; we have yet to hear of it. */
  async buy(): Promise<void> {
    const { world } = this;
    await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
    await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
    const lines = [{ product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 2 }];
    const shopper = new Shopper(world, FJORD, lines);
    await shopper.createCustomer();
    const paid = await shopper.pay({
      amount: '38.84',
      total_shipping_price: '5.64',
      discount_code: 'ONCE',
    });
    if (paid.status !== 200) throw new Error(`pay answered ${paid.status}`);
    this.orderId = paid.json['order_id'] ?? '';
    this.intentId = intentOf(paid);
    this.provider.pay(this.intentId);
  }

  becomePaid() {
    return reconcileOrder(this.key);
  }

  setStatus(status: string) {
    return this.world.sql(`update orders set status = $2 where id = $1`, [this.orderId, status]);
  }

  /** As the account's owner does in the provider's own dashboard: our application hears of it by events alone. */
  refundInDashboard(amount: number): void {
    this.provider.refund(this.intentId, amount);
  }

  /** Delivers every event about charges so far, the newest first; returns the statuses. */
  async tell(): Promise<number[]> {
    const ids = this.provider.events().filter(({ type }) => TOLD.test(type));
    return this.provider.deliver(ids.map(({ id }) => id).reverse());
  }

  /** As `tell`, after which nothing is left to be told: throws unless every event was taken. */
  async tellAll(): Promise<void> {
    const refused = (await this.tell()).filter((status) => status !== 200);
    if (refused.length > 0) throw new Error(`events were answered ${refused.join(', ')}`);
  }

  /** The provider tells everything again, to an application that has forgotten what it was told. */
  async tellAgain(): Promise<void> {
    await this.world.ownerSql('update provider_events set processed_at = null', []);
    await this.tellAll();
  }

  state() {
    return orderState(this.world, this.orderId);
  }

  /** Pieces in stock, and uses of the voucher. */
  async held(): Promise<[number, number]> {
    return [await stockOf(this.world, VARIANT), await voucherUses(this.world, 'ONCE')];
  }

  /** The order's audit rows about refunds. */
  refunds() {
    return this.world.sql<{ data: object }>(
      `select data from audit_log where subject_id = $1 and action = 'order.refunded' order by at`,
      [this.orderId],
    );
  }

  /** The payloads of the order's jobs for one task, the oldest first. */
  async jobsOf<T>(task: string): Promise<T[]> {
    const rows = await this.world.ownerSql<{ payload: T }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $2 and j.payload ->> 'orderId' = $1 order by j.id`,
      [this.orderId, task],
    );
    return rows.map(({ payload }) => payload);
  }

  moneyBack() {
    return this.world.sql<{ kind: string; amount: number; state: string }>(
      `select 'refund by ' || made_by as kind, amount_minor as amount, state from order_refunds where order_id = $1
       union all select 'dispute', amount_minor, state from order_disputes where order_id = $1 order by 1, 2`,
      [this.orderId],
    );
  }

  async hold(): Promise<string | null> {
    const [row] = await this.world.sql<{ hold: string | null }>(
      `select hold_reason as hold from orders where id = $1`,
      [this.orderId],
    );
    return row?.hold ?? null;
  }

  close(): Promise<void> {
    return this.world.close();
  }
}
