import { asSuperuser } from '../bench/superuser.mjs';
import { openShopper } from './shopper.mjs';

/**
 * Claims a hoodie with a code that nobody has used; with a text that no other has, it is drawn anew. Returns the recipient's email.
 * @param {import('../bench/world.mjs').World} world
 * @param {{ email: string, house: number, text: string }} gift  `house`: a household of its own
 */
export async function claimGift(world, { email, house, text }) {
  const [{ code }] = await asSuperuser(
    world,
    `select code from promo_codes where code ~ '^LS' and uses = 0 order by code desc limit 1`,
  );
  const shopper = await openShopper(world, email);
  const answer = await shopper.post(world.address, '/api/ten_lumen/lumen-summit/claim', {
    name: `Guest ${house}`,
    email,
    phone: `+31 6 7${String(house).padStart(7, '0')}`,
    address_first_line: `Prinsengracht ${house}`,
    address_city: 'Amsterdam',
    address_postcode: '1015 DX',
    address_country: 'Netherlands',
    promo_code: code,
    lang: 'en',
    products: [
      {
        product_id: 'lu-summit-hoodie',
        variant_id: 'lu-summit-hoodie-navy-m',
        quantity: 1,
        personalisation: { front: { name: text } },
      },
    ],
  });
  shopper.close();
  if (answer?.status !== 200) throw new Error(`a claim was answered ${answer?.status}: ${answer?.text}`);
  return email;
}
