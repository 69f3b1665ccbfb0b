import { setTimeout as sleep } from 'node:timers/promises';
import { mustBeOk, openClient, pageHeaders } from '../../bench/api-client.mjs';
import { atMost, median, mustHold, noted } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { newestRecipients } from '../mails.mjs';

export const name = 'pictures';
export const title = 'Mail while a stranger sends drawings that take seconds';

const UPLOADS = '/api/ten_fjord/fjord-fern/uploads';
/** The confirmation of a gift leaves at once; it is what somebody waits for. */
const CLAIM = '/api/ten_lumen/lumen-sample/claim';
const GIFT = 'lu-sticker-sheet';
const DRAWINGS = 24;
const GIFTS = 12;
const BUDGET_MS = 2000;
const PATIENCE_MS = 60_000;
const ADDRESSES = ['198.51.100.7', '198.51.100.8'];

/** Just within what is accepted: a path of many points all over the page, with a thick round stroke. */
function heavyDrawing(/** @type {number} */ turn) {
  let seed = turn + 1;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return ((seed / 2_147_483_647) * 1000).toFixed(1);
  };
  const points = Array.from({ length: 19_500 }, () => `L${next()} ${next()}`).join('');
  const stroke = 'fill="none" stroke="#123" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path ${stroke} d="M0 0${points}"/></svg>`,
  );
}

/** @typedef {{ client: ReturnType<typeof openClient>, world: import('../../bench/world.mjs').World, headers: Record<string, string>, variant: string }} Visit */

/** Sends a drawing, as the page does; returns its token. @param {Visit} visit @param {number} turn */
async function send({ client, world, headers }, turn) {
  const drawing = heavyDrawing(turn);
  const from = { ...headers, 'x-forwarded-for': ADDRESSES[turn % ADDRESSES.length] ?? '' };
  const begin = { name: 'drawing.svg', type: 'image/svg+xml', bytes: drawing.length };
  const begun = mustBeOk(await client.call('POST', world.address + UPLOADS, begin, from), 'the upload').data;
  for (let part = 1; part <= begun.parts; part += 1) {
    const body = drawing.subarray((part - 1) * begun.part_size, part * begun.part_size);
    const url = `${world.address}${UPLOADS}/${begun.token}/parts/${part}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/octet-stream' },
      body,
    });
    if (!answer.ok) throw new Error(`a part was answered ${answer.status}: ${await answer.text()}`);
  }
  const url = `${world.address}${UPLOADS}/${begun.token}/finish`;
  mustBeOk(await client.call('POST', url, {}, from), 'the end of an upload');
}

/** Claims a gift, and waits for its mail; returns how long that took. @param {Visit} visit @param {number} turn */
async function waitForMail(visit, turn) {
  const { client, world, headers } = visit;
  const email = `waits${turn}@guest.example`;
  const body = {
    name: `Guest ${turn}`,
    email,
    phone: `+31 6 ${40_000_000 + turn}`,
    address_first_line: `Herengracht ${turn + 1}`,
    address_city: 'Amsterdam',
    address_postcode: '1016 HK',
    address_country: 'Netherlands',
    lang: 'en',
    products: [{ product_id: GIFT, variant_id: visit.variant, quantity: 1 }],
  };
  mustBeOk(await client.call('POST', world.address + CLAIM, body, headers), 'the claim');
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    if ((await newestRecipients(world)).includes(email)) return performance.now() - began;
    await sleep(50);
  }
  return PATIENCE_MS;
}

const WAITING = `select count(*)::int as pictures from graphile_worker.jobs where task_identifier = 'process-upload'`;

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  const client = openClient(8);
  const [{ id: variant }] = await asSuperuser(world, `select id from variants where product_id = '${GIFT}'`);
  const visit = { client, world, variant, headers: await pageHeaders(client, world.address) };
  const before = await waitForMail(visit, 0);
  for (let turn = 0; turn < DRAWINGS; turn += 1) await send(visit, turn);
  const waits = [];
  for (let turn = 1; turn <= GIFTS; turn += 1) waits.push(await waitForMail(visit, turn));
  const [left] = await asSuperuser(world, WAITING);
  client.close();
  return [
    noted('a confirmation mail, before', before, 'ms'),
    noted('drawings sent, from two addresses', DRAWINGS),
    noted('a confirmation mail meanwhile, half take at most', median(waits), 'ms'),
    atMost('a confirmation mail meanwhile, the slowest of twelve', Math.max(...waits), BUDGET_MS, 'ms'),
    mustHold('drawings still waited after the last mail', left.pictures > 0, `${left.pictures}`),
  ];
}
