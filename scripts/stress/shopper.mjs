import { openClient, pageHeaders } from '../bench/api-client.mjs';

const STORE = '/api/ten_fjord/fjord-fern/checkout';
const PRODUCTS = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
/** A Crew Tee at 21.60 and standard shipping at 4.74 (docs/demo.md). */
const FIGURES = { amount: '26.34', total_shipping_price: '4.74', shipping_method: 'standard' };

let shoppers = 0;

/**
 * A shopper of the demo store with an IP address of their own, who can call any process that serves the API. A call to a process that dies returns
 * `null`.
 * @param {import('../bench/world.mjs').World} world @param {string} email
 */
export async function openShopper(world, email) {
  const client = openClient(4);
  shoppers += 1;
  const forwarded = `10.30.${shoppers >> 8}.${shoppers & 255}`;
  /** @param {string} address @param {string} path @param {object} body */
  const post = async (address, path, body) => {
    try {
      const headers = { ...(await pageHeaders(client, address)), 'x-forwarded-for': forwarded };
      return await client.call('POST', address + path, body, headers);
    } catch {
      return null;
    }
  };
  const form = {
    name: 'Ada Fern',
    email,
    phone: '+44 20 7946 0123',
    address_first_line: '12 Harbour Street',
    address_city: 'Leith',
    address_postcode: 'EH6 6JN',
    address_country: 'United Kingdom',
    lang: 'en',
    products: PRODUCTS,
  };
  let customerId = '';
  let intent = '';
  return {
    email,
    close: () => client.close(),
    /** The intent of the last answered `pay`. */
    intent: () => intent,
    create: async (address = world.address) => {
      // A basket keeps its customer (D16).
      const known = customerId ? { customer_id: customerId } : {};
      const answer = await post(address, `${STORE}/create-customer`, { ...form, ...known });
      customerId = answer?.json?.data?.customer_id ?? customerId;
      return answer;
    },
    pay: async (address = world.address) => {
      const body = { ...FIGURES, customer_id: customerId, products: PRODUCTS, discount_code: '' };
      const answer = await post(address, `${STORE}/pay`, body);
      intent = answer?.json?.client_secret?.replace(/_secret_.*$/, '') ?? intent;
      return answer;
    },
    /** Pays by card at the provider, which then sends the webhook. */
    card: () => client.call('POST', `${world.sandbox.stripe}/_sandbox/intents/${intent}/pay`, {}),
    comeBack: (address = world.address) =>
      post(address, `${STORE}/payment-success`, { payment_intent: intent }),
    /** @param {string} path @param {object} body */
    tellProvider: (path, body) => client.call('POST', `${world.sandbox.stripe}/_sandbox/${path}`, body),
    /** @param {string} path */
    askProvider: (path) => client.call('GET', `${world.sandbox.stripe}/_sandbox/${path}`),
    post,
  };
}
