import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, mustHold } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { startBeside } from '../doomed.mjs';
import { claimGift } from '../gift.mjs';

export const name = 'making';
export const title = 'Killed at every fail point between the edit window and the printer’s last message';

/** @typedef {import('../../bench/world.mjs').World} World */

const PATIENCE_MS = 60_000;
/** From when the next worker runs until the order goes on; how long a machine takes to start it is another matter. */
const RESUMED_S = 10;
const WORKER_POINTS = [
  ...['advance.before-commit', 'advance.after-commit', 'render.after-store', 'render.before-commit'],
  ...['render.after-commit', 'submit.before-commit', 'submit.after-commit', 'submit.after-call'],
  ...['settle.before-commit', 'settle.after-commit'],
];
const API_POINTS = ['message.before-commit', 'message.after-commit'];

/** The order of a gift. @param {World} world @param {string} point */
const claimOne = (world, point) =>
  claimGift(world, {
    email: `${point.replace('.', '-')}-made@killed.example`,
    house: 700 + [...WORKER_POINTS, ...API_POINTS].indexOf(point),
    text: point.replace(/\W/g, '').slice(0, 10).toUpperCase(),
  });

/** @param {World} world @param {string} email */
async function orderOf(world, email) {
  const [order] = await asSuperuser(
    world,
    `select o.id, o.tenant_id as tenant, o.order_ref as ref, o.status,
        (select count(*)::int from submissions s where s.order_id = o.id) as submissions,
        (select count(*)::int from fulfiller_messages m where m.order_id = o.id) as messages
      from orders o join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id where c.email = '${email}'`,
  );
  return order;
}

/** @param {World} world @param {string} email @param {string} status */
async function until(world, email, status) {
  const begun = performance.now();
  while ((await orderOf(world, email))?.status !== status) {
    if (performance.now() - begun > PATIENCE_MS) break;
    await sleep(100);
  }
  return (performance.now() - begun) / 1000;
}

/** How many orders the printer has of a reference. @param {World} world @param {string} ref */
async function ordersThere(world, ref) {
  const answer = await fetch(`${world.sandbox.fulfiller}/_sandbox/orders`);
  const { orders } = /** @type {{ orders: { order_ref: string }[] }} */ (await answer.json());
  return orders.filter((order) => order.order_ref === ref).length;
}

/** The printer’s message, signed as it signs. @param {World} world @param {string} address @param {any} order */
async function ship(world, address, order) {
  const body = JSON.stringify({ id: 'msg_killed', order_ref: order.ref, status: 'shipped' });
  const time = Math.floor(Date.now() / 1000);
  const secret = world.env.FULFILLER_WEBHOOK_SECRET ?? '';
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'x-fulfiller-signature': `t=${time},v1=${signature}` };
  const url = `${address}/api/${order.tenant}/fulfilment/${order.id}/callback`;
  return fetch(url, { method: 'POST', body, headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Another worker, once it runs. @param {World} world */
async function startNext(world) {
  const [{ at }] = await asSuperuser(world, 'select clock_timestamp()::text as at');
  const next = await startBeside(world, 'worker');
  const beats = `select count(*)::int from worker_heartbeats where seen_at > '${at}'`;
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100)) {
    const [{ count }] = await asSuperuser(world, beats);
    if (count > 0) break;
  }
  return next;
}

/** @param {World} world @param {string} point */
async function inWorker(world, point) {
  const { worker } = world.pids();
  process.kill(worker, 'SIGSTOP');
  try {
    const email = await claimOne(world, point);
    const died = await (await startBeside(world, 'worker', point)).died();
    const next = await startNext(world);
    const seconds = await until(world, email, 'submitted_to_fulfiller');
    await next.end();
    return { died, seconds, email };
  } finally {
    process.kill(worker, 'SIGCONT');
  }
}

/** @param {World} world @param {string} point */
async function inApi(world, point) {
  const email = await claimOne(world, point);
  await until(world, email, 'submitted_to_fulfiller');
  const order = await orderOf(world, email);
  const doomed = await startBeside(world, 'api', point);
  await ship(world, doomed.address, order);
  const died = await doomed.died();
  await ship(world, world.address, order);
  return { died, seconds: await until(world, email, 'shipped'), email };
}

/** @param {World} world @param {string} path @param {object} body */
const tellPrinter = (world, path, body) =>
  fetch(`${world.sandbox.fulfiller}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @param {World} world */
export async function run(world) {
  await asSuperuser(
    world,
    `update events set edit_window_minutes = 0, claim_cap = null where slug = 'lumen-summit'`,
  );
  await tellPrinter(world, 'pace', { manual: true });
  const rows = [];
  for (const point of [...WORKER_POINTS, ...API_POINTS]) {
    const killed = await (API_POINTS.includes(point) ? inApi : inWorker)(world, point);
    const order = await orderOf(world, killed.email);
    const there = await ordersThere(world, order?.ref);
    const faults = [
      killed.died ? '' : 'was not killed',
      there === 1 ? '' : `${there} orders at the printer`,
      order?.submissions === 1 ? '' : `${order?.submissions} submissions`,
      order?.messages === (API_POINTS.includes(point) ? 1 : 0) ? '' : `${order?.messages} messages`,
    ].filter(Boolean);
    rows.push(mustHold(`${point}: sent once`, faults.length === 0, faults.join('; ') || 'as it must be'));
    rows.push(atMost(`${point}: goes on after`, killed.seconds, RESUMED_S, 's'));
  }
  await tellPrinter(world, 'pace', { step_ms: 1_500 });
  return rows;
}
