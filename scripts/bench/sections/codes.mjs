import { mustBeOk, openClient } from '../api-client.mjs';
import { atMost, median, mustHold, noted } from '../rows.mjs';
import { asSuperuser } from '../superuser.mjs';

export const name = 'codes';
export const title = 'Batches of 50,000 single-use codes, made by the worker';

const PASSWORD = 'Demo-pass-2026';
const EMAIL = 'admin@lumen-robotics.example';
const BATCHES = '/api/ten_lumen/events/lumen-summit/code-batches';
const SIZE = 50_000;
const BATCH_COUNT = 3;
/** From the request on: with the wait until the worker begins. */
const MOST_SECONDS = 5;
const GIVEN_UP_MS = 120_000;

/** A new batch. @param {number} turn */
const batch = (turn) => ({
  name: `Bench ${turn}`,
  kind: 'single',
  code: null,
  max_uses: null,
  prefix: `BENCH${turn}`,
  size: SIZE,
  starts_on: null,
  ends_on: null,
  products: null,
  fallback: null,
  countries: null,
});

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const client = openClient(1);
  try {
    const login = await client.call('POST', `${world.address}/api/login`, {
      email: EMAIL,
      password: PASSWORD,
    });
    const headers = { authorization: `Bearer ${mustBeOk(login, 'the login').token}` };
    const seconds = /** @type {number[]} */ ([]);
    let whole = true;
    for (let turn = 1; turn <= BATCH_COUNT; turn += 1) {
      const from = performance.now();
      const asked = await client.call('POST', world.address + BATCHES, batch(turn), headers);
      const { id } = mustBeOk(asked, 'a batch').data;
      for (let made = 0; made < SIZE;) {
        if (performance.now() - from > GIVEN_UP_MS) throw new Error(`${made} of ${SIZE} codes`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        const answer = await client.call('GET', `${world.address}${BATCHES}/${id}`, undefined, headers);
        made = mustBeOk(answer, 'the batch').data.made;
      }
      seconds.push((performance.now() - from) / 1000);
      const [row] = await asSuperuser(
        world,
        `select count(distinct folded)::int as codes from promo_codes where batch_id = '${id}'`,
      );
      whole &&= row.codes === SIZE;
    }
    return [
      atMost('50,000 codes, the slowest batch', Math.max(...seconds), MOST_SECONDS, 's'),
      noted('50,000 codes, median', median(seconds), 's'),
      mustHold('each code is another one', whole, `${BATCH_COUNT * SIZE}`),
    ];
  } finally {
    client.close();
  }
}
