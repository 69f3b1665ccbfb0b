import { mustBeOk, openClient, pageHeaders } from '../api-client.mjs';
import { atLeast, atMost, mustHold, noted } from '../rows.mjs';
import { asSuperuser } from '../superuser.mjs';
import { costRows, workFor } from '../work-load.mjs';

export const name = 'claim';
export const title = 'Claims of one event, all with the same code';

const SECONDS = 15;
const WARM_SECONDS = 15;
const CLAIM = '/api/ten_lumen/lumen-summit/claim';

/**
 * Removes the demo event's limits (claims, code uses, stock, its client's credit), and sets its edit window to an hour, so that fulfilment
 * does not start during the measurement.
 */
const ROOM = [
  `update events set claim_cap = null, edit_window_minutes = 60 where slug = 'lumen-summit'`,
  `update promo_codes set max_uses = 10000000 where code = 'SUMMIT'`,
  `update variants set stock = 10000000 where product_id = 'lu-summit-hoodie'`,
  `update credit_accounts set limit_minor = 1000000000000 where tenant_id = 'ten_lumen' and currency = 'EUR'`,
];

const COUNT = `select (select uses from promo_codes where code = 'SUMMIT') as uses,
  (select count(*)::int from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
    where e.slug = 'lumen-summit' and o.promo_code_id is not null) as orders`;

const SIZES = ['s', 'm', 'l', 'xl', '2xl', '3xl'];

/** A recipient of a new household. @param {number} turn */
const recipient = (turn) => ({
  name: 'Ada Fern',
  email: `ada${turn}@guest.example`,
  phone: `+31 6 ${10_000_000 + turn}`,
  address_first_line: `Keizersgracht ${turn}`,
  address_city: 'Amsterdam',
  address_postcode: '1015 CJ',
  address_country: 'Netherlands',
  promo_code: 'SUMMIT',
  lang: 'en',
  products: [
    {
      product_id: 'lu-summit-hoodie',
      variant_id: `lu-summit-hoodie-navy-${SIZES[turn % SIZES.length]}`,
      quantity: 1,
      personalisation: { front: { name: 'ADA' } },
    },
  ],
});

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  for (const statement of ROOM) await asSuperuser(world, statement);
  const [before] = await asSuperuser(world, COUNT);
  const client = openClient(64);
  const headers = await pageHeaders(client, world.address);
  let people = 0;
  const claim = async () => {
    const body = recipient((people += 1));
    mustBeOk(await client.call('POST', world.address + CLAIM, body, headers), 'the claim');
  };
  try {
    await workFor(world, WARM_SECONDS, claim);
    const reading = await workFor(world, SECONDS, claim);
    const [after] = await asSuperuser(world, COUNT);
    const orders = after.orders - before.orders;
    const uses = after.uses - before.uses;
    return [
      atLeast('claims', reading.perSecond, 150, 'a second'),
      mustHold(
        'each is one order and one use of the code',
        orders === people && uses === people,
        `${orders}`,
      ),
      ...costRows('a claim', reading),
      noted('claims measured', reading.done),
      atMost('memory of the web meanwhile', reading.webMb, 350, 'MB'),
    ];
  } finally {
    client.close();
  }
}
