import { mustBeOk, openClient, visitorHeaders } from '../api-client.mjs';
import { startCountedApi } from '../counted-api.mjs';
import { atLeast, atMost, noted } from '../rows.mjs';
import { asSuperuser } from '../superuser.mjs';
import { costRows, workFor } from '../work-load.mjs';

export const name = 'checkout';
export const title = 'Whole checkouts: customer, pay, the card, webhook, payment-success';

const SECONDS = 20;
const WARM_SECONDS = 25;
/** More than are under way at once. */
const VISITORS = 128;
const STORE = '/api/ten_fjord/fjord-fern/checkout';

const ADDRESS = {
  name: 'Ada Fern',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_city: 'Leith',
  address_postcode: 'EH6 6JN',
  address_country: 'United Kingdom',
};

/** Two Crew Tees and a Kids Tee (docs/demo.md), with rotating colours and sizes. @param {number} turn */
function basket(turn) {
  const pick = (/** @type {string[]} */ list, /** @type {number} */ at) => list[at % list.length];
  const tee = `${pick(['black', 'forest', 'oat'], turn)}-${pick(['s', 'm', 'l', 'xl', '2xl', '3xl'], Math.floor(turn / 3))}`;
  const kids = `${pick(['oat', 'sky', 'mustard'], turn)}-${pick(['3-4yr', '5-6yr', '7-8yr'], Math.floor(turn / 3))}`;
  return [
    { product_id: 'ff-crew-tee', variant_id: `ff-crew-tee-${tee}`, quantity: 2 },
    { product_id: 'ff-kids-tee', variant_id: `ff-kids-tee-${kids}`, quantity: 1 },
  ];
}

/**
 * One shopper from the address step to the confirmation. The card is paid at the provider's stand-in, whose webhook
 * arrives while the shopper returns.
 * @param {import('../world.mjs').World} world
 * @param {string} [address] of the web, or of the API alone
 */
async function shopperOf(world, address = world.address) {
  const client = openClient(64);
  const visitors = await visitorHeaders(client, address, VISITORS);
  /** @param {number} turn @param {string} call @param {object} body */
  const postAs = async (turn, call, body) =>
    mustBeOk(await client.call('POST', `${address}${STORE}/${call}`, body, visitors[turn % VISITORS]), call);
  /** @param {number} turn */
  const buy = async (turn) => {
    /** @param {string} call @param {object} body */
    const post = (call, body) => postAs(turn, call, body);
    const products = basket(turn);
    const form = { ...ADDRESS, email: `ada${turn}@shopper.example`, lang: 'en', products };
    const { data } = await post('create-customer', form);
    const figures = { amount: '63.74', total_shipping_price: '6.54', shipping_method: 'standard' };
    const paying = { customer_id: data.customer_id, products, discount_code: '', ...figures };
    const { client_secret: secret } = await post('pay', paying);
    const intent = secret.replace(/_secret_.*$/, '');
    const card = `${world.sandbox.stripe}/_sandbox/intents/${intent}/pay`;
    mustBeOk(await client.call('POST', card, {}), 'the card');
    const back = await post('payment-success', { payment_intent: intent });
    if (back.data.order.payment_status !== 'paid') throw new Error('an order was not paid');
  };
  return { buy, close: client.close };
}

/**
 * Database round trips of one checkout including its webhook, on an otherwise idle API.
 * @param {import('../world.mjs').World} world
 */
async function tripsOfOne(world) {
  const api = await startCountedApi(world);
  const shopper = await shopperOf(world, api.address);
  const control = openClient(1);
  /** @param {string} path @param {object} body */
  const tell = async (path, body) =>
    mustBeOk(await control.call('POST', `${world.sandbox.stripe}/_sandbox/${path}`, body), path);
  /** @param {string} address */
  const hear = (address) => tell('webhook', { url: `${address}/api/stripe/webhook?region=UK`, region: 'UK' });
  try {
    await hear(api.address);
    await shopper.buy(1);
    await tell('webhooks/settled', {});
    const before = api.read();
    await shopper.buy(2);
    await tell('webhooks/settled', {});
    return api.read() - before;
  } finally {
    await hear(world.address);
    shopper.close();
    control.close();
    api.stop();
  }
}

const ROOM = [
  `update variants set stock = 10000000 where product_id in ('ff-crew-tee', 'ff-kids-tee')`,
  // An edit window of an hour, as in new stores, instead of the demo's minute, so that fulfilment does not start during
  // the measurement.
  `update events set edit_window_minutes = 60 where slug = 'fjord-fern'`,
];

/** Jobs that are due; fulfilment jobs of new orders are due only after the edit window. */
const DUE = `select count(*)::int as due from graphile_worker.jobs where run_at <= now() and locked_at is null`;

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  for (const statement of ROOM) await asSuperuser(world, statement);
  const shopper = await shopperOf(world);
  try {
    await workFor(world, WARM_SECONDS, shopper.buy);
    const reading = await workFor(world, SECONDS, shopper.buy);
    const [left] = await asSuperuser(world, DUE);
    return [
      atLeast('checkouts', reading.perSecond, 60, 'a second'),
      atMost('jobs waiting for the worker at the end', left?.due ?? 0, reading.perSecond),
      atMost('database round trips of one checkout', await tripsOfOne(world), 30),
      ...costRows('a checkout', reading),
      noted('checkouts measured', reading.done),
      atMost('memory of the web meanwhile', reading.webMb, 350, 'MB'),
    ];
  } finally {
    shopper.close();
  }
}
