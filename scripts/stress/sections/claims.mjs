import { openClient, pageHeaders } from '../../bench/api-client.mjs';
import { mustHold, noted } from '../../bench/rows.mjs';
import { asSuperuser } from '../../bench/superuser.mjs';
import { figuresHold } from '../figures.mjs';
import { inFlight, shuffled, tally } from '../in-flight.mjs';
import { mailsSettled, newestRecipients } from '../mails.mjs';

export const name = 'claims';
export const title = 'Claims that compete';

const CLAIM = '/api/ten_lumen/lumen-summit/claim';
const CLAIMS = 1000;
const CODES = 200;
const AT_ONCE = 200;

const ROOM = [
  `update events set claim_cap = null, edit_window_minutes = 60 where slug = 'lumen-summit'`,
  `update variants set stock = 10000000 where product_id = 'lu-summit-hoodie'`,
  // Leaves one use of the shared code.
  `update promo_codes set max_uses = uses + 1 where code = 'SUMMIT'`,
];

const GIFT = {
  product_id: 'lu-summit-hoodie',
  variant_id: 'lu-summit-hoodie-navy-m',
  quantity: 1,
  personalisation: { front: { name: 'ADA' } },
};

/** A recipient at a separate address. @param {number} turn */
const stranger = (turn) => ({
  name: `Guest ${turn}`,
  email: `stranger${turn}@guest.example`,
  phone: `+31 6 ${20_000_000 + turn}`,
  address_first_line: `Prinsengracht ${turn + 1}`,
  address_city: 'Amsterdam',
  address_postcode: '1016 HK',
});

const STREETS = [
  ...[
    'Keizersgracht 12-2',
    'KEIZERSGRACHT 12-2',
    'keizersgracht 12 2',
    'Keizersgracht 012-2',
    'Keizersgracht 12 II',
  ],
];
const POSTCODES = ['1015 CS', '1015CS', '1015 cs', ' 1015  CS '];
const CITIES = ['Amsterdam', 'AMSTERDAM', 'amsterdam ', 'Ámsterdam', 'Amsterdam-Centrum'];
const NAMES = ['Ada Fern', 'FERN, Ada'];

/** The same household, spelt differently in each of its two hundred claims. @param {number} turn */
function housemate(turn) {
  /** @param {string[]} list @param {number} step */
  const pick = (list, step) => list[Math.floor(turn / step) % list.length] ?? '';
  return {
    name: pick(NAMES, 100),
    email: `ada+${turn}@guest${turn}.example`,
    phone: `+31 6 ${30_000_000 + turn}`,
    address_first_line: pick(STREETS, 1),
    address_city: pick(CITIES, 20),
    address_postcode: pick(POSTCODES, 5),
  };
}

/**
 * @param {import('../../bench/world.mjs').World} world
 * @param {{ person: Record<string, string>, code: string }[]} claims
 */
async function claimAll(world, claims) {
  const client = openClient(AT_ONCE);
  const headers = await pageHeaders(client, world.address);
  const tasks = claims.map(({ person, code }, turn) => async () => {
    const body = {
      ...person,
      address_country: 'Netherlands',
      promo_code: code,
      lang: 'en',
      products: [GIFT],
    };
    const from = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` };
    const { status, json } = await client.call('POST', world.address + CLAIM, body, { ...headers, ...from });
    const told = status === 200 ? '200' : `${status} ${json?.code ?? ''}`.trim();
    return { told, email: person.email ?? '' };
  });
  const answers = await inFlight(shuffled(tasks), AT_ONCE);
  client.close();
  await mailsSettled(world);
  const asked = new Set(answers.map(({ email }) => email));
  return { answers, mailed: (await newestRecipients(world)).filter((to) => asked.has(to)) };
}

/**
 * Checks that exactly the recipients of a gift have one mail each.
 * @param {Awaited<ReturnType<typeof claimAll>>} claimed
 */
function outcome({ answers, mailed }) {
  const granted = answers.filter(({ told }) => told === '200').map(({ email }) => email);
  const right = granted.length === 1 && mailed.join() === granted.join();
  return [
    { ...noted('answers', 0), figure: tally(answers.map(({ told }) => told)) },
    mustHold('mails: one to each who got a gift, none to others', right, String(mailed.length)),
  ];
}

/** @param {import('../../bench/world.mjs').World} world @param {string} where */
async function ordersWith(world, where) {
  const [row] = await asSuperuser(
    world,
    `select count(*)::int as orders from orders o join promo_codes c on c.tenant_id = o.tenant_id and c.id = o.promo_code_id
      where o.tenant_id = 'ten_lumen' and o.created_at > now() - interval '1 hour' and ${where}`,
  );
  return row.orders;
}

/** @param {import('../../bench/world.mjs').World} world */
async function oneCode(world) {
  const before = await ordersWith(world, `c.code = 'SUMMIT'`);
  const claims = Array.from({ length: CLAIMS }, (_, turn) => ({ person: stranger(turn), code: 'SUMMIT' }));
  const claimed = await claimAll(world, claims);
  const orders = (await ordersWith(world, `c.code = 'SUMMIT'`)) - before;
  const [left] = await asSuperuser(
    world,
    `select max_uses - uses as uses from promo_codes where code = 'SUMMIT'`,
  );
  return [
    mustHold(`${CLAIMS} claims on one code with one use left: orders`, orders === 1, String(orders)),
    mustHold('uses left of it', left.uses === 0, String(left.uses)),
    ...outcome(claimed),
  ];
}

/** @param {import('../../bench/world.mjs').World} world */
async function oneHousehold(world) {
  const codes = await asSuperuser(
    world,
    `select code from promo_codes where code ~ '^LS' and uses = 0 order by code limit ${CODES}`,
  );
  const claims = codes.map(({ code }, turn) => ({ person: housemate(turn), code }));
  const homeOf = (/** @type {ReturnType<typeof housemate>} */ one) =>
    [one.name, one.address_first_line, one.address_city, one.address_postcode].join('|');
  const spellings = new Set(claims.map(({ person }) => homeOf(person)));
  const claimed = await claimAll(world, claims);
  const list = codes.map(({ code }) => `'${code}'`).join(',');
  const orders = await ordersWith(world, `c.code in (${list})`);
  const [{ unused }] = await asSuperuser(
    world,
    `select count(*)::int as unused from promo_codes where uses = 0 and code in (${list})`,
  );
  return [
    mustHold('unused codes to begin with', codes.length === CODES, String(codes.length)),
    mustHold('spellings of one household', spellings.size === CODES, String(spellings.size)),
    mustHold('claims with a code and a spelling each: orders', orders === 1, `${orders}`),
    mustHold('codes unused', unused === CODES - 1, String(unused)),
    ...outcome(claimed),
  ];
}

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  for (const statement of ROOM) await asSuperuser(world, statement);
  return [...(await oneCode(world)), ...(await oneHousehold(world)), ...(await figuresHold(world))];
}
