import { setTimeout as sleep } from 'node:timers/promises';
import { mustHold } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { startBeside } from '../doomed.mjs';
import { duringRelease } from '../during-release.mjs';
import { figuresHold } from '../figures.mjs';
import { openShopper } from '../shopper.mjs';

export const name = 'kills';
export const title = 'Killed at every fail point of checkout, payment and claim';

/**
 * @typedef {import('../../bench/world.mjs').World} World
 * @typedef {Awaited<ReturnType<typeof openShopper>>} Shopper
 * @typedef {{ died: boolean, wrong: string[] }} Outcome  what is not as it must be
 */

const ROOM = [
  `update events set edit_window_minutes = 60 where slug in ('fjord-fern', 'lumen-summit')`,
  `update events set claim_cap = null where slug = 'lumen-summit'`,
];
const STOCK = `select stock from variants where id = 'ff-crew-tee-black-m'`;
const PATIENCE_MS = 90_000;

/** Polls until the condition holds or a time limit is reached. @param {() => Promise<boolean>} look */
async function until(look) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await look())) {
    if (Date.now() > end) return false;
    await sleep(200);
  }
  return true;
}

/** @param {World} world @param {string} email */
async function ordersOf(world, email) {
  return asSuperuser(
    world,
    `select o.id, o.payment_status as state from orders o
      join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id where c.email = '${email}'`,
  );
}

/** @param {World} world */
const stockNow = async (world) => (await asSuperuser(world, STOCK))[0].stock;

/**
 * Checks: one order, paid once, stock reduced by one.
 * @param {World} world @param {Shopper} shopper @param {number} stock
 */
async function faultsOfPaid(world, shopper, stock) {
  const orders = await ordersOf(world, shopper.email);
  const { json } = await shopper.askProvider(
    `events?type=payment_intent.succeeded&subject=${shopper.intent()}`,
  );
  const states = orders.map(({ state }) => state).join(', ');
  const left = await stockNow(world);
  return [
    states === 'paid' ? '' : `orders: ${states || 'none'}`,
    json?.events?.length === 1 ? '' : `${json?.events?.length} charges`,
    left === stock - 1 ? '' : `stock ${left}, not ${stock - 1}`,
  ].filter(Boolean);
}

/** Completes a purchase from wherever it stopped. @param {Shopper} shopper */
async function goOn(shopper) {
  if ((await shopper.create())?.status !== 200) return ['create-customer refused'];
  if ((await shopper.pay())?.status !== 200) return ['pay refused'];
  await shopper.card();
  return (await shopper.comeBack())?.json?.data?.order?.payment_status === 'paid' ? [] : ['not paid'];
}

/**
 * Kills the API during a shopper's call; the shopper continues at the web.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
async function duringCall(world, point) {
  const stock = await stockNow(world);
  const shopper = await openShopper(world, `${point.replace('.', '-')}@killed.example`);
  const doomed = await startBeside(world, 'api', point);
  if (point.startsWith('customer')) await shopper.create(doomed.address);
  else {
    await shopper.create();
    if (point.startsWith('pay')) await shopper.pay(doomed.address);
    else {
      await shopper.pay();
      // Holds the webhook, so that the shopper's return is the first news of the payment.
      await shopper.tellProvider('webhooks/hold', { count: 1 });
      await shopper.card();
      await shopper.comeBack(doomed.address);
    }
  }
  const died = await doomed.died();
  const wrong = point.startsWith('finalise')
    ? (await shopper.comeBack())?.status === 200
      ? []
      : ['not paid']
    : await goOn(shopper);
  await shopper.tellProvider('webhooks/release', {});
  await shopper.tellProvider('webhooks/settled', {});
  wrong.push(...(await faultsOfPaid(world, shopper, stock)));
  shopper.close();
  return { died, wrong };
}

/**
 * Kills the API while it handles a webhook, which the provider sends again.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
async function duringWebhook(world, point) {
  const stock = await stockNow(world);
  const shopper = await openShopper(world, `${point.replace('.', '-')}-hook@killed.example`);
  const doomed = await startBeside(world, 'api', point);
  /** @param {string} address */
  const hear = (address) =>
    shopper.tellProvider('webhook', { url: `${address}/api/stripe/webhook?region=UK`, region: 'UK' });
  await shopper.create();
  await shopper.pay();
  await hear(doomed.address);
  await shopper.card();
  const died = await doomed.died();
  await hear(world.address);
  await shopper.tellProvider('webhooks/settled', {});
  const wrong = await faultsOfPaid(world, shopper, stock);
  shopper.close();
  return { died, wrong };
}

/** Runs with the world's own worker stopped. @param {World} world @param {() => Promise<Outcome>} work */
async function withoutWorker(world, work) {
  const { worker } = world.pids();
  process.kill(worker, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(worker, 'SIGCONT');
  }
}

/** @param {World} world @param {string} email */
const expire = (world, email) =>
  asSuperuser(
    world,
    `update payment_intents i set expires_at = now() - interval '1 minute', look_at = now() - interval '1 minute'
      from orders o, customers c
      where o.tenant_id = i.tenant_id and o.id = i.order_id and c.tenant_id = o.tenant_id and c.id = o.customer_id
        and c.email = '${email}'`,
  );

/** A worker reconciles when it starts. @param {World} world @param {Shopper} shopper @param {number} stock */
async function reconciled(world, shopper, stock) {
  const worker = await startBeside(world, 'worker');
  const given = await until(async () => {
    const [order] = await ordersOf(world, shopper.email);
    return order?.state === 'cancelled' && (await stockNow(world)) === stock;
  });
  await worker.end();
  return given ? [] : ['the reservation is still held'];
}

/**
 * The shopper never returns; reserved stock must be released.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
async function abandoned(world, point) {
  const stock = await stockNow(world);
  const shopper = await openShopper(world, `${point.replace('.', '-')}-gone@killed.example`);
  const doomed = await startBeside(world, 'api', point);
  await shopper.create();
  await shopper.pay(doomed.address);
  const died = await doomed.died();
  return withoutWorker(world, async () => {
    await expire(world, shopper.email);
    const wrong = await reconciled(world, shopper, stock);
    shopper.close();
    return { died, wrong };
  });
}

/**
 * Kills the worker while it releases an abandoned checkout's reservations.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
function duringReconcile(world, point) {
  return withoutWorker(world, async () => {
    const stock = await stockNow(world);
    const shopper = await openShopper(world, `${point.replace('.', '-')}-late@killed.example`);
    await shopper.create();
    await shopper.pay();
    await expire(world, shopper.email);
    const doomed = await startBeside(world, 'worker', point);
    const died = await doomed.died();
    const wrong = await reconciled(world, shopper, stock);
    shopper.close();
    return { died, wrong };
  });
}

/**
 * Kills the worker after a mail was sent and before that is recorded; the repeated mail is identical.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
function duringMail(world, point) {
  return withoutWorker(world, async () => {
    const stock = await stockNow(world);
    const shopper = await openShopper(world, 'mail@killed.example');
    const wrong = await goOn(shopper);
    const doomed = await startBeside(world, 'worker', point);
    const died = await doomed.died();
    const worker = await startBeside(world, 'worker');
    const sent = await until(async () => {
      const [mail] = await asSuperuser(
        world,
        `select count(*) filter (where sent_at is null)::int as unsent, count(*)::int as mails from mails m
          join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
          join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id where c.email = '${shopper.email}'`,
      );
      return mail.mails === 1 && mail.unsent === 0;
    });
    await worker.end();
    if (!sent) wrong.push('the mail was not sent');
    wrong.push(...(await faultsOfPaid(world, shopper, stock)));
    shopper.close();
    return { died, wrong };
  });
}

/**
 * Kills the API during a claim, which is then repeated at the web.
 * @param {World} world @param {string} point @returns {Promise<Outcome>}
 */
async function duringClaim(world, point) {
  const [{ code }] = await asSuperuser(
    world,
    `select code from promo_codes where code ~ '^LS' and uses = 0 order by code limit 1`,
  );
  const email = `${point.replace('.', '-')}@killed.example`;
  const body = {
    name: `Guest ${point}`,
    email,
    phone: `+31 6 4${String(point.length).padStart(7, '0')}`,
    address_first_line: `Herengracht ${point.length}`,
    address_city: 'Amsterdam',
    address_postcode: '1015 BA',
    address_country: 'Netherlands',
    promo_code: code,
    lang: 'en',
    products: [
      {
        product_id: 'lu-summit-hoodie',
        variant_id: 'lu-summit-hoodie-navy-m',
        quantity: 1,
        personalisation: { front: { name: 'ADA' } },
      },
    ],
  };
  const shopper = await openShopper(world, email);
  const path = '/api/ten_lumen/lumen-summit/claim';
  const doomed = await startBeside(world, 'api', point);
  await shopper.post(doomed.address, path, body);
  const died = await doomed.died();
  await shopper.post(world.address, path, body);
  const orders = await ordersOf(world, email);
  const [{ uses }] = await asSuperuser(world, `select uses from promo_codes where code = '${code}'`);
  shopper.close();
  const wrong = [
    orders.length === 1 ? '' : `${orders.length} orders`,
    uses === 1 ? '' : `the code is used ${uses} times`,
  ];
  return { died, wrong: wrong.filter(Boolean) };
}

/** @type {[what: string, kill: (world: World, point: string) => Promise<Outcome>, points: string[]][]} */
const KILLS = [
  [
    'the shopper goes on',
    duringCall,
    [
      ...['customer.before-commit', 'customer.after-commit', 'pay.before-commit', 'pay.after-commit'],
      ...['pay.after-intent', 'pay.after-store', 'finalise.before-commit', 'finalise.after-commit'],
    ],
  ],
  [
    'the webhook comes again',
    duringWebhook,
    ['webhook.after-store', 'finalise.before-commit', 'finalise.after-commit'],
  ],
  ['the shopper is gone', abandoned, ['pay.after-commit', 'pay.after-intent', 'pay.after-store']],
  [
    'giving back',
    duringReconcile,
    ['reconcile.after-cancel', 'release.before-commit', 'release.after-commit'],
  ],
  ['the mail', duringMail, ['mail.after-send']],
  ['the claim is made again', duringClaim, ['claim.before-commit', 'claim.after-commit']],
  [
    'a waiting order is released',
    (world, point) => withoutWorker(world, () => duringRelease(world, point)),
    ['release-waiting.before-commit', 'release-waiting.after-commit'],
  ],
];

/** @param {World} world */
export async function run(world) {
  for (const statement of ROOM) await asSuperuser(world, statement);
  const rows = [];
  for (const [what, kill, points] of KILLS) {
    for (const point of points) {
      const { died, wrong } = await kill(world, point);
      const faults = [died ? '' : 'was not killed', ...wrong].filter(Boolean);
      rows.push(mustHold(`${point}: ${what}`, faults.length === 0, faults.join('; ') || 'as it must be'));
    }
  }
  return [...rows, ...(await figuresHold(world))];
}
