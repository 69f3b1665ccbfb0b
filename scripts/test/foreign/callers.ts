import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { startStripeSandbox } from '@/sandbox/stripe/start';
import { startDemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv, shopifyTestEnv, stripeTestEnv } from '@/scripts/test/env';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { ADA } from '../shopper';
import type { Call, Case } from './case';
import { FULFILLER_SECRET } from './cases/fulfilment';
import { layForeignThings } from './lay-foreign-things';
import { withOwnThings } from './own-things';
import { filled } from './walk';

const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const CHECKOUT = '/api/ten_fjord/fjord-fern/checkout';

/** The demo world with every call of the API, and with something of each kind for the callers of `CASES` to name. */
export async function startCallers() {
  provideMailRenderers();
  const stripe = await startStripeSandbox();
  const world = await startDemoWorld(ALL_HANDLERS);
  setTestEnv(stripeTestEnv(stripe.url, ['UK', 'EU', 'US']));
  setTestEnv({
    ...shopifyTestEnv('http://127.0.0.1:9'),
    FULFILLER_API_URL: 'http://127.0.0.1:9',
    FULFILLER_API_KEY: 'a-key-of-the-test',
    FULFILLER_WEBHOOK_SECRET: FULFILLER_SECRET,
    PUSHER_APP_ID: 'app',
    PUSHER_KEY: 'a-key',
    PUSHER_SECRET: 'a-secret',
  });
  await layForeignThings(world);
  // Each good call may place an order that its client pays for.
  await world.sql('update credit_accounts set limit_minor = 1000000000 where limit_minor > 0');

  const newCustomer = async (): Promise<string> => {
    const answer = await world.post(`${CHECKOUT}/create-customer`, { ...ADA, products: [TEE] });
    const id = answer.json.data?.['customer_id'];
    if (!id) throw new Error(`no customer was made: ${answer.status} ${answer.text}`);
    return id;
  };
  const coveredOrder = async (): Promise<string> => {
    const customer = await newCustomer();
    const pay = { amount: '0.00', shipping_method: 'standard', total_shipping_price: '4.74' };
    const body = { ...pay, customer_id: customer, products: [TEE], discount_code: 'ONHOUSE' };
    const { json, status, text } = await world.post(`${CHECKOUT}/pay`, body);
    if (!('order_id' in json)) throw new Error(`no order was placed: ${status} ${text}`);
    // Long enough for a run over all cases.
    await world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [
      json.order_id,
    ]);
    return String(json.order_id);
  };
  return {
    world,
    /** The case's good call, with fresh things of the caller's own, so that it can be made again. */
    goodCall: async (one: Case): Promise<Call> => {
      await world.asOwner('delete from rate_limits');
      return filled(await withOwnThings(world, { customer: newCustomer, coveredOrder }, one.call));
    },
    close: async () => {
      await world.close();
      await stripe.close();
    },
  };
}

export type Callers = Awaited<ReturnType<typeof startCallers>>;
