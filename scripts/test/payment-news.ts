import { reconcileOrder } from '@/lib/modules/payments/service/reconcile';
import { signatureHeader } from '@/sandbox/shared/sign';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import type { EventRecord } from '@/sandbox/stripe/records';
import type { ChargeWorld } from './charge-world';
import { FJORD } from './fixtures/stores';
import { orderState, stockOf } from './order-state';
import { intentOf, Shopper } from './shopper';

const VARIANT = 'ff-crew-tee-black-m';
const PLAIN = { amount: '48.84', total_shipping_price: '5.64' };
const ONCE = { ...PLAIN, amount: '38.84', discount_code: 'ONCE' };
/** What is told often is told again until it is taken, as the provider does for days. */
const TRIES = 4;

interface Told {
  type: string;
  body: string;
}

let made = 0;

/** The same fact under another type: what the stand-in has no way to make happen. */
function alike(event: EventRecord, type: string, change: Record<string, unknown> = {}): Told {
  const parsed = JSON.parse(event.body) as { id: string; type: string; data: { object: object } };
  const object = { ...parsed.data.object, ...change };
  const body = JSON.stringify({ ...parsed, id: `evt_alike_${(made += 1)}`, type, data: { object } });
  return { type, body };
}

function aboutAccount(type: string, object: object): Told {
  const event = {
    id: `evt_alike_${(made += 1)}`,
    object: 'event',
    type,
    livemode: false,
    account: FJORD.account,
  };
  return { type, body: JSON.stringify({ ...event, data: { object } }) };
}

/**
 * A payment of which everything has happened already, and nothing was heard: a first basket was given up and its intent
 * cancelled; of the second one a card was declined, another one paid, and some of it given back. With `more`, another refund has
 * failed, a dispute was won, and the account was looked at.
 */
export class PaymentNews {
  private constructor(
    private readonly at: ChargeWorld,
    private readonly shopper: Shopper,
    private readonly orders: { first: string; second: string; intent: string },
    private readonly events: readonly Told[],
  ) {}

  static async happen(at: ChargeWorld, more = false): Promise<PaymentNews> {
    const { world, provider } = at;
    const before = provider.events().length;
    await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
    await world.sql('update variants set stock = 10 where id = $1', [VARIANT]);
    const shopper = new Shopper(world, FJORD, [
      { product_id: 'ff-crew-tee', variant_id: VARIANT, quantity: 2 },
    ]);
    await shopper.createCustomer();
    const [first, second] = [await shopper.pay(ONCE), await shopper.pay(PLAIN)];
    if (second.status !== 200) throw new Error(`pay was answered ${second.status}`);
    const intent = intentOf(second);
    provider.pay(intent, '4000000000000002');
    provider.pay(intent);
    provider.refund(intent, 500);
    if (more) {
      provider.endRefund(provider.refund(intent, 300).id, 'failed');
      provider.closeDispute(provider.dispute(intent).id, 'won');
      provider.account('UK', FJORD.account ?? '', true);
    }
    const told: Told[] = provider.events().slice(before);
    const orders = { first: String(first.json['order_id']), second: String(second.json['order_id']), intent };
    return new PaymentNews(
      at,
      shopper,
      orders,
      more ? [...told, ...PaymentNews.others(provider.events().slice(before))] : told,
    );
  }

  private static others(events: readonly EventRecord[]): Told[] {
    const of = (type: string) => events.filter((event) => event.type === type);
    return [
      ...of('payment_intent.payment_failed').map((one) =>
        alike(one, 'payment_intent.processing', { status: 'processing' }),
      ),
      ...of('charge.dispute.created').map((one) => alike(one, 'charge.dispute.updated')),
      aboutAccount('tax.settings.updated', { object: 'tax.settings', livemode: false, status: 'active' }),
      aboutAccount('account.application.deauthorized', { id: 'ca_platform', object: 'application' }),
    ];
  }

  private async deliver({ body }: Told): Promise<number> {
    const signature = signatureHeader(body, sandboxKeys('UK').webhookSecret);
    const headers = { 'stripe-signature': signature };
    return (await this.at.world.post('/api/stripe/webhook?region=UK', body, headers)).status;
  }

  /** One piece of news, by its type, or the shopper’s return or the reconciler’s look. */
  async tell(news: string): Promise<void> {
    const { first, second, intent } = this.orders;
    if (news === 'return') {
      const { status } = await this.shopper.back({ payment_intent: intent });
      if (status !== 200) throw new Error(`the return was answered ${status}`);
    } else if (news === 'reconciler') {
      for (const orderId of [first, second]) await reconcileOrder({ tenantId: FJORD.tenantId, orderId });
    } else {
      const told = this.events.filter(({ type }) => type === news);
      if (told.length === 0) throw new Error(`nothing of ${news} has happened`);
      // 503: not yet; the provider comes again.
      for (const event of told)
        if (![200, 503].includes(await this.deliver(event))) throw new Error(`${news} was not taken`);
    }
  }

  /** Whatever was not told, or not taken, is told until it is. */
  async tellTheRest(): Promise<void> {
    let open = [...this.events];
    for (let turn = 0; turn < TRIES && open.length > 0; turn += 1) {
      const refused: Told[] = [];
      for (const event of open) if ((await this.deliver(event)) !== 200) refused.push(event);
      open = refused;
    }
    if (open.length > 0) throw new Error(`never taken: ${open.map(({ type }) => type).join(', ')}`);
    await this.tell('return');
    await this.tell('reconciler');
  }

  /** Both orders, what went back, and what is held: without ids and times. */
  async state() {
    const { first, second } = this.orders;
    const { world } = this.at;
    const back = await world.sql(
      `select made_by as kind, amount_minor::int as amount, state from order_refunds where order_id = $1
       union all select 'dispute', amount_minor::int, state from order_disputes where order_id = $1 order by 1, 2, 3`,
      [second],
    );
    const [row] = await world.sql(
      'select hold_reason as hold, total_minor::int as total from orders where id = $1',
      [second],
    );
    const [one, other] = [await orderState(world, first), await orderState(world, second)];
    return { one, other, back, row, stock: await stockOf(world, VARIANT) };
  }
}
