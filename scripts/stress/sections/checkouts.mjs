import { mustBeOk, openClient, pageHeaders, visitorHeaders } from '../../bench/api-client.mjs';
import { mustHold, noted } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { figuresHold } from '../figures.mjs';
import { inFlight, shuffled, tally } from '../in-flight.mjs';
import { mailsSettled } from '../mails.mjs';

export const name = 'checkouts';
export const title = 'Checkouts submitted over and over';

const STORE = '/api/ten_fjord/fjord-fern/checkout';
const BASKETS = 500;
const SUBMITS = 20;
const RETURNS = 4;
const AT_ONCE = 200;

const ROOM = [
  `update variants set stock = 10000000 where product_id = 'ff-crew-tee'`,
  `update events set edit_window_minutes = 60 where slug = 'fjord-fern'`,
];

const PRODUCTS = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
/** A Crew Tee at 21.60 and standard shipping at 4.74 (docs/demo.md). */
const FIGURES = { amount: '26.34', total_shipping_price: '4.74', shipping_method: 'standard' };

/** @param {number} turn */
const shopper = (turn) => ({
  name: `Shopper ${turn}`,
  email: `twice${turn}@shopper.example`,
  phone: '+44 20 7946 0123',
  address_first_line: `${turn + 1} Harbour Street`,
  address_city: 'Leith',
  address_postcode: 'EH6 6JN',
  address_country: 'United Kingdom',
  lang: 'en',
  products: PRODUCTS,
});

/**
 * @param {ReturnType<typeof openClient>} client @param {import('../../bench/world.mjs').World} world
 * @param {Record<string, string>[]} visitors
 */
async function customers(client, world, visitors) {
  const tasks = Array.from({ length: BASKETS }, (_, turn) => async () => {
    const answer = await client.call(
      'POST',
      `${world.address}${STORE}/create-customer`,
      shopper(turn),
      visitors[turn],
    );
    return /** @type {string} */ (mustBeOk(answer, 'create-customer').data.customer_id);
  });
  return inFlight(tasks, AT_ONCE);
}

/** Each basket is paid and returns several times, and its webhooks arrive twice. */
async function payAll(/** @type {any} */ { client, world, headers }, /** @type {string[]} */ intents) {
  const stripe = world.sandbox.stripe;
  await client.call('POST', `${stripe}/_sandbox/webhooks/double`, { count: BASKETS });
  const tasks = intents.flatMap((intent) => [
    async () => (await client.call('POST', `${stripe}/_sandbox/intents/${intent}/pay`, {})).status,
  ]);
  await inFlight(tasks, AT_ONCE);
  const back = intents.flatMap((intent) =>
    Array.from({ length: RETURNS }, () => async () => {
      const url = `${world.address}${STORE}/payment-success`;
      return (await client.call('POST', url, { payment_intent: intent }, headers)).status;
    }),
  );
  const answers = await inFlight(shuffled(back), AT_ONCE);
  await client.call('POST', `${stripe}/_sandbox/webhooks/settled`, {});
  return answers;
}

const ORDERS = `select count(*)::int as orders, count(*) filter (where payment_status = 'paid')::int as paid
  from orders o join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
  where o.tenant_id = 'ten_fjord' and c.email like 'twice%@shopper.example'`;

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  for (const statement of ROOM) await asSuperuser(world, statement);
  const client = openClient(AT_ONCE);
  const headers = await pageHeaders(client, world.address);
  const mailsBefore = await mailsSettled(world);
  const visitors = await visitorHeaders(client, world.address, BASKETS);
  const ids = await customers(client, world, visitors);
  const submits = ids.flatMap((id, basket) =>
    Array.from({ length: SUBMITS }, () => async () => {
      const body = { ...FIGURES, customer_id: id, products: PRODUCTS, discount_code: '' };
      const { status, json } = await client.call(
        'POST',
        `${world.address}${STORE}/pay`,
        body,
        visitors[basket],
      );
      return { basket, status, code: json?.code ?? '', secret: json?.client_secret ?? '' };
    }),
  );
  const answers = await inFlight(shuffled(submits), AT_ONCE);
  const secrets = ids.map((_, basket) => [
    ...new Set(answers.filter((one) => one.basket === basket && one.secret).map((one) => one.secret)),
  ]);
  const intents = secrets.flat().map((secret) => secret.replace(/_secret_.*$/, ''));
  const returns = await payAll({ client, world, headers }, intents);
  const mails = (await mailsSettled(world)) - mailsBefore;
  const [counted] = await asSuperuser(world, ORDERS);
  const { json } = await client.call(
    'GET',
    `${world.sandbox.stripe}/_sandbox/events?type=payment_intent.succeeded`,
  );
  const charged = /** @type {any[]} */ (json?.events ?? []).filter(({ subject }) =>
    intents.includes(subject),
  );
  client.close();
  return [
    noted(`submits of ${BASKETS} baskets, ${AT_ONCE} under way at once`, answers.length),
    { ...noted('answers', 0), figure: tally(answers.map(({ status, code }) => `${status} ${code}`.trim())) },
    mustHold(
      'each basket has one intent',
      secrets.every((one) => one.length === 1),
      `${intents.length}`,
    ),
    mustHold('orders', counted.orders === BASKETS, `${counted.orders}`),
    mustHold('orders paid', counted.paid === BASKETS, `${counted.paid}`),
    mustHold('charges', charged.length === BASKETS, `${charged.length}`),
    { ...noted(`returns, ${RETURNS} each, webhooks twice`, 0), figure: tally(returns) },
    mustHold('confirmation mails', mails === BASKETS, `${mails}`),
    ...(await figuresHold(world)),
  ];
}
