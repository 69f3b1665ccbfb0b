import { setTimeout as sleep } from 'node:timers/promises';
import { mustBeOk, openClient, pageHeaders } from '../../bench/api-client.mjs';
import { openBrowser } from '../../bench/browser.mjs';
import { logIn } from '../../bench/log-in.mjs';
import { atLeast, atMost, median, mustHold, noted } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { claimGift } from '../gift.mjs';
import { openPrinter } from '../own-printer.mjs';
import { factorOf } from '../suite.mjs';

export const name = 'outage';
export const title = 'A printer that is away for a day, with thousands of orders';

/** @typedef {import('../../bench/world.mjs').World} World */

const WAITING = factorOf(3_000);
/** Orders of other printers before, during and after it, one after another. */
const OTHERS = 4;
/** The queue has its turn each minute; a call that hangs ends after six seconds. */
const LONGEST_TURN_MS = 90_000;
const LONGEST_DRAIN_MS = 600_000;
const [PER_SECOND, AT_ONCE] = [20, 4];
/** Five failures kill the line, of those under way at once; then one order a minute tries it. */
const CALLS_IN_VAIN = 16;
/** From the claim to the printer’s answer, drawing included. */
const OTHERS_S = 10;

let claimed = 0;

/** Seconds from the claim of a gift until another printer has it; its order. @param {World} world */
async function otherOrder(world) {
  claimed += 1;
  const email = `other-${claimed}@outage.example`;
  const begun = performance.now();
  await claimGift(world, { email, house: 800 + claimed, text: `OTHER${String.fromCharCode(65 + claimed)}` });
  for (;;) {
    const [order] = await asSuperuser(
      world,
      `select o.id, exists (select from submissions s where s.order_id = o.id and s.state = 'accepted') as sent
        from orders o join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
        where c.email = '${email}'`,
    );
    const seconds = (performance.now() - begun) / 1000;
    if (order?.sent || seconds > 6 * OTHERS_S) return { seconds, id: order?.id };
    await sleep(100);
  }
}

/** @param {World} world */
async function otherOrders(world) {
  const seconds = [];
  for (let index = 0; index < OTHERS; index += 1) seconds.push((await otherOrder(world)).seconds);
  return seconds;
}

/** A printer with an address of its own, which no order chooses by itself. @param {World} world @param {string} url */
async function register(world, url) {
  const client = openClient(1);
  const browser = await openBrowser(world);
  const context = await browser.newContext({ locale: 'en-GB' });
  await logIn(await context.newPage(), world.address, 'super@merchloom.example');
  const page = await pageHeaders(client, world.address);
  const cookies = (await context.cookies(world.address)).filter((cookie) => cookie.name !== 'csrf_token');
  const cookie = [page.cookie, ...cookies.map((one) => `${one.name}=${one.value}`)].join('; ');
  const facts = {
    name: 'Away Print',
    regions: ['US'],
    countries: [],
    origin_country: null,
    techniques: [],
    accept_days: 9,
    print_days: 9,
    ship_days: 9,
    daily_capacity: null,
    time_zone: 'Europe/London',
    every_blank: true,
    connection: { url, secret: 'a-secret-of-the-outage' },
  };
  const answer = await client.call('POST', `${world.address}/api/fulfillers`, facts, { ...page, cookie });
  await browser.close();
  client.close();
  return mustBeOk(answer, 'registering a printer').data.id;
}

/** So many orders as this one, sent to the printer and not answered. @param {World} world @param {string} template @param {string} printer */
async function layWaiting(world, template, printer) {
  const rows = `generate_series(1, ${WAITING}) n`;
  await asSuperuser(
    world,
    `insert into orders select made.* from orders o, ${rows}, lateral jsonb_populate_record(o, jsonb_build_object(
      'id', 'ord_away_' || n, 'order_ref', 'AWAY-' || lpad(n::text, 4, '0'), 'status', 'submitting_to_fulfiller',
      'fulfiller_id', '${printer}')) made where o.id = '${template}'`,
  );
  await asSuperuser(
    world,
    `insert into order_lines select made.* from order_lines l, ${rows}, lateral jsonb_populate_record(l,
      jsonb_build_object('id', 'oli_away_' || n, 'order_id', 'ord_away_' || n)) made where l.order_id = '${template}'`,
  );
  await asSuperuser(
    world,
    `insert into submissions (tenant_id, id, order_id, fulfiller_id, next_at)
      select o.tenant_id, 'sub_away_' || n, 'ord_away_' || n, '${printer}', now() from orders o, ${rows}
      where o.id = '${template}'`,
  );
}

/** What has become of its orders. @param {World} world @param {string} printer */
async function booksOf(world, printer) {
  const [books] = await asSuperuser(
    world,
    `select count(*) filter (where s.state = 'queued')::int as queued, max(s.tries) as tries,
        count(*) filter (where s.state = 'accepted' and o.status = 'submitted_to_fulfiller')::int as sent,
        count(*) filter (where s.parked_at is not null)::int as parked
      from submissions s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      where s.fulfiller_id = '${printer}'`,
  );
  return books;
}

/** Polls until it holds or the time is over. @param {number} ms @param {() => Promise<boolean>} look */
async function until(ms, look) {
  const end = performance.now() + ms;
  while (!(await look()) && performance.now() < end) await sleep(500);
}

/** The clock goes on by a day for this printer’s orders and its line; whatever waits is due. @param {World} world @param {string} printer */
async function passDay(world, printer) {
  await asSuperuser(
    world,
    `update submissions set created_at = created_at - interval '1 day', next_at = now(),
        unanswered_since = unanswered_since - interval '1 day', last_tried_at = last_tried_at - interval '1 day'
      where fulfiller_id = '${printer}' and state = 'queued'`,
  );
  await asSuperuser(
    world,
    `update fulfiller_lines set opened_at = opened_at - interval '1 day', probe_at = now()
      where fulfiller_id = '${printer}'`,
  );
}

/** @param {World} world @param {string} printer */
async function isDead(world, printer) {
  const [line] = await asSuperuser(
    world,
    `select opened_at is not null as dead from fulfiller_lines where fulfiller_id = '${printer}'`,
  );
  return line?.dead === true;
}

/** @param {World} world @param {string} template @param {Awaited<ReturnType<typeof openPrinter>>} printer @param {string} id */
async function away(world, template, printer, id) {
  printer.leave();
  await layWaiting(world, template, id);
  const begun = otherOrders(world);
  await until(LONGEST_TURN_MS, () => isDead(world, id));
  const others = [...(await begun), ...(await otherOrders(world))];
  const { queued, parked } = await booksOf(world, id);
  return [
    mustHold('its line is dead', await isDead(world, id), 'dead'),
    atMost('calls to it', printer.seen.calls, CALLS_IN_VAIN),
    mustHold('its orders wait, none is parked', queued === WAITING && parked === 0, `${queued}`),
    noted('others’ orders meanwhile, median', median(others), 's'),
    atMost('others’ orders meanwhile, slowest', Math.max(...others), OTHERS_S, 's'),
  ];
}

/** @param {World} world @param {Awaited<ReturnType<typeof openPrinter>>} printer @param {string} id */
async function back(world, printer, id) {
  await passDay(world, id);
  printer.comeBack();
  const begun = performance.now();
  const meanwhile = until(LONGEST_TURN_MS, async () => printer.seen.from > 0).then(() => otherOrders(world));
  await until(LONGEST_DRAIN_MS, async () => (await booksOf(world, id)).sent === WAITING);
  const others = await meanwhile;
  const { seen, taken } = printer;
  const { sent } = await booksOf(world, id);
  const twice = [...taken.values()].filter((times) => times > 1).length;
  const [{ count: opened }] = await asSuperuser(
    world,
    `select count(*)::int from submissions where order_id like 'ord_away_%'`,
  );
  return [
    atMost('it is tried after', (seen.from - begun) / 1000, LONGEST_TURN_MS / 1000, 's'),
    mustHold('its orders are sent', sent === WAITING && opened === WAITING, `${sent}`),
    mustHold('orders there, by our keys', taken.size === WAITING && twice === 0, `${taken.size}`),
    atLeast(
      'orders a second, from the first to the last',
      taken.size / ((seen.to - seen.from) / 1000),
      PER_SECOND,
    ),
    atMost('at once', seen.most, AT_ONCE),
    noted('others’ orders meanwhile, median', median(others), 's'),
    atMost('others’ orders meanwhile, slowest', Math.max(...others), OTHERS_S, 's'),
  ];
}

/** @param {World} world */
export async function run(world) {
  await asSuperuser(
    world,
    `update events set edit_window_minutes = 0, claim_cap = null where slug = 'lumen-summit'`,
  );
  const printer = await openPrinter(world);
  const id = await register(world, printer.url);
  const template = await otherOrder(world);
  const before = await otherOrders(world);
  const rows = [
    noted('orders that wait for it', WAITING),
    noted('others’ orders before, median', median(before), 's'),
    ...(await away(world, template.id, printer, id)),
    ...(await back(world, printer, id)),
  ];
  await asSuperuser(world, `update fulfillers set status = 'closed' where id = '${id}'`);
  printer.close();
  return rows;
}
