import { setTimeout as sleep } from 'node:timers/promises';
import { asSuperuser } from '../bench/superuser.mjs';
import { startBeside } from './doomed.mjs';
import { openShopper } from './shopper.mjs';

/** @typedef {import('../bench/world.mjs').World} World */

const PATIENCE_MS = 60_000;
const EVENT = 'evt_lumen_sample';

/** @param {World} world @param {'0' | 'null'} budget */
const setBudget = (world, budget) =>
  asSuperuser(world, `update event_budgets set budget_minor = ${budget} where event_id = '${EVENT}'`);

/** @param {World} world @param {string} email */
async function orderOf(world, email) {
  const [order] = await asSuperuser(
    world,
    `select o.status, (select count(*)::int from ledger_rows l where l.order_id = o.id) as rows,
        (select count(*)::int from order_history h where h.order_id = o.id and h.to_status = 'new') as steps
      from orders o join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id where c.email = '${email}'`,
  );
  return order;
}

/** A claim of a sticker sheet that finds its event's budget empty. @param {World} world @param {string} point */
async function waitingClaim(world, point) {
  const email = `${point.replaceAll('.', '-')}@killed.example`;
  const [piece] = await asSuperuser(
    world,
    `select p.product_id, v.id from event_products p
      join variants v on v.tenant_id = p.tenant_id and v.product_id = p.product_id
      where p.event_id = '${EVENT}' and v.stock > 0 order by v.id limit 1`,
  );
  const shopper = await openShopper(world, email);
  await shopper.post(world.address, '/api/ten_lumen/lumen-sample/claim', {
    name: `Guest ${point}`,
    email,
    phone: `+31 6 5${String(point.length).padStart(7, '0')}`,
    address_first_line: `Singel ${point.length}`,
    address_city: 'Amsterdam',
    address_postcode: '1012 VC',
    address_country: 'Netherlands',
    lang: 'en',
    products: [{ product_id: piece.product_id, variant_id: piece.id, quantity: 1 }],
  });
  shopper.close();
  return email;
}

/**
 * Kills the worker while it releases an order that waits for its event's budget; the next one releases it once. A worker
 * looks for waiting orders when it starts.
 * @param {World} world @param {string} point @returns {Promise<{ died: boolean, wrong: string[] }>}
 */
export async function duringRelease(world, point) {
  await setBudget(world, '0');
  const email = await waitingClaim(world, point);
  const waits = (await orderOf(world, email))?.status;
  await setBudget(world, 'null');
  const doomed = await startBeside(world, 'worker', point);
  const died = await doomed.died();
  const worker = await startBeside(world, 'worker');
  const end = Date.now() + PATIENCE_MS;
  while ((await orderOf(world, email))?.status === 'over_budget' && Date.now() < end) await sleep(200);
  await worker.end();
  const order = await orderOf(world, email);
  const wrong = [
    waits === 'over_budget' ? '' : `it did not wait: ${waits}`,
    order?.status === 'over_budget' ? 'it still waits' : '',
    order?.rows === 1 ? '' : `${order?.rows} rows in the ledger`,
    order?.steps === 2 ? '' : `new ${order?.steps} times`,
  ];
  return { died, wrong: wrong.filter(Boolean) };
}
