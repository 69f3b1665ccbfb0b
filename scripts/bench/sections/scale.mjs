import { mustBeOk, openClient } from '../api-client.mjs';
import { atMost, median, noted } from '../rows.mjs';
import { GIFT } from '../scale/gifts.mjs';
import { layScale } from '../scale/lay-scale.mjs';
import { LARGE, sizeOf } from '../scale/statements.mjs';

export const name = 'scale';
export const title = 'Lists of a large client beside 1,000 others, and of a small client in the same minute';
export const last = true;
/** Laying a million orders takes minutes, so that it runs only where it is named. */
export const onRequest = true;

const PASSWORD = 'Demo-pass-2026';
const ROUNDS = 40;
const WARM_ROUNDS = 5;
/** What a list may take at most, at the 95th percentile. */
const SLOW_MS = 150;
/** What a list of the large client may take at most, in times of the same list of the small one. */
const GROWTH = 1.5;
const SMALL = { tenant: 'ten_fjord', slug: 'fjord-fern', email: 'admin@fjord-fern.example' };
const LARGE_EMAIL = 'admin@tidewater-books.example';
const STAFF = 'super@merchloom.example';

/** The year before today, as `from` and `to`. */
const YEAR = [365, 0]
  .map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
  .map((day, index) => `${['from', 'to'][index]}=${day}`)
  .join('&');

/** The dashboard's one answer for all of its charts and tables may take more. */
const SLOW_FIGURES_MS = 300;
/** @param {string} what */
const slowMs = (what) => (what.includes('dashboard figures') ? SLOW_FIGURES_MS : SLOW_MS);

/** A client's calls. @param {{ tenant: string, slug: string }} of @returns {Record<string, string>} */
const callsOf = ({ tenant, slug }) => ({
  'orders, newest first': `/api/${tenant}/orders?limit=50`,
  'orders by total': `/api/${tenant}/orders?limit=50&sort=-total`,
  'shipped orders': `/api/${tenant}/orders?limit=50&status=shipped`,
  'orders of an event': `/api/${tenant}/orders?limit=50&event=${slug}`,
  events: `/api/${tenant}/events?limit=50`,
  'products of an event': `/api/${tenant}/events/${slug}/products?limit=50`,
  dashboard: `/api/${tenant}/dashboard`,
  'dashboard figures of 30 days': `/api/${tenant}/dashboard/figures`,
  'dashboard figures of a year': `/api/${tenant}/dashboard/figures?period=own&${YEAR}`,
  'overview of an event': `/api/${tenant}/events/${slug}/overview`,
  'figures of an event': `/api/${tenant}/events/${slug}/insights`,
  'pictures of the library': `/api/${tenant}/files`,
  'pictures by name': `/api/${tenant}/files?search=badge%2010`,
  'unused pictures': `/api/${tenant}/files?use=unused`,
  search: `/api/${tenant}/search?q=tee`,
});

/** The funnel of a large gift event: its claims and counts of 90 days, by each of its groups. */
const GIFT_CALLS = Object.fromEntries(
  ['day', 'batch', 'country'].map((by) => [
    `claim funnel of 90 days by ${by}`,
    `/api/${GIFT.tenant}/events/${GIFT.slug}/claims/funnel?days=90&by=${by}`,
  ]),
);

const STAFF_CALLS = {
  'staff: orders of all clients': '/api/orders?limit=50',
  'staff: events of all clients': '/api/events?limit=50',
  'staff: clients': '/api/clients?limit=50',
  'staff: dashboard': '/api/dashboard',
  'staff: dashboard figures of 30 days': '/api/dashboard/figures',
  'staff: audit log': '/api/audit-logs?limit=50',
};

/** @param {ReturnType<typeof openClient>} client @param {string} address @param {string} email */
async function bearer(client, address, email) {
  const answer = await client.call('POST', `${address}/api/login`, { email, password: PASSWORD });
  const token = mustBeOk(answer, `the login of ${email}`).token;
  return { authorization: `Bearer ${token}` };
}

/** @param {number[]} times */
function percentile95(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const client = openClient(1);
  /**
   * Milliseconds; without end where the call was given up.
   * @param {string} path @param {Record<string, string>} headers
   */
  const timed = async (path, headers) => {
    const from = performance.now();
    const answer = await client.call('GET', world.address + path, undefined, headers);
    if (answer.status === 503) return Infinity;
    mustBeOk(answer, path);
    return performance.now() - from;
  };
  try {
    const size = sizeOf(Number(process.env.BENCH_SCALE ?? 1));
    const seconds = await layScale(world, size);
    const small = await bearer(client, world.address, SMALL.email);
    const large = await bearer(client, world.address, LARGE_EMAIL);
    const staff = await bearer(client, world.address, STAFF);
    const rows = [
      atMost(`laying ${size.orders.toLocaleString('en-GB')} orders`, seconds / 60, 10, 'minutes'),
    ];
    const ofSmall = callsOf(SMALL);
    for (const [what, path] of Object.entries(callsOf(LARGE))) {
      const times = { small: /** @type {number[]} */ ([]), large: /** @type {number[]} */ ([]) };
      // In turns, so that whatever else the machine does slows both.
      for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
        const one = await timed(ofSmall[what] ?? '', small);
        const other = await timed(path, large);
        if (round >= 0) times.small.push(one);
        if (round >= 0) times.large.push(other);
      }
      rows.push(atMost(`${what}, 95th percentile`, percentile95(times.large), slowMs(what), 'ms'));
      rows.push(noted(`${what}, median`, median(times.large), 'ms'));
      rows.push(atMost(`${what}, times the small client`, median(times.large) / median(times.small), GROWTH));
    }
    const alone = [
      ...Object.entries(GIFT_CALLS).map(([what, path]) => ({ what, path, headers: large })),
      ...Object.entries(STAFF_CALLS).map(([what, path]) => ({ what, path, headers: staff })),
    ];
    for (const { what, path, headers } of alone) {
      const times = [];
      for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
        const time = await timed(path, headers);
        if (round >= 0) times.push(time);
        // It takes seconds each time; forty of them would say no more.
        if (time === Infinity) break;
      }
      rows.push(atMost(`${what}, 95th percentile`, percentile95(times), slowMs(what), 'ms'));
    }
    return rows;
  } finally {
    client.close();
  }
}
