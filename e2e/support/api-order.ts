import { expect, type APIRequestContext } from '@playwright/test';
import { PASSWORD, type newAddress } from './people';
import { onWire, type WorkedOrder } from './worked-orders';

const STRIPE = process.env.E2E_STRIPE_URL ?? 'http://localhost:25360';

interface Paid {
  id: string;
  order_link: string;
}

export interface Bought extends Paid {
  /** Null if a voucher covered the total. */
  intent: string | null;
}

/** The response body; a status other than 200 fails the test with the body as message. */
async function bodyOf<T>(answer: { status(): number; text(): Promise<string> }, what: string): Promise<T> {
  const text = await answer.text();
  expect(answer.status(), `${what}: ${text}`).toBe(200);
  return JSON.parse(text) as T;
}

/** Places and pays a worked order with the API calls of the pages (S7). */
export async function buyByApi(
  request: APIRequestContext,
  worked: WorkedOrder,
  person: ReturnType<typeof newAddress>,
): Promise<Bought> {
  const { csrf_token } = await bodyOf<{ csrf_token: string }>(await request.get('/api/csrf-cookie'), 'csrf');
  const headers = { 'x-csrf-token': csrf_token, 'sec-fetch-site': 'same-origin' };
  const post = async <T>(verb: string, data: object) => {
    const path = `/api/${worked.tenant}/${worked.slug}/checkout/${verb}`;
    return bodyOf<T>(await request.post(path, { headers, data }), verb);
  };
  const { products, figures } = worked;
  const form = {
    ...worked.address,
    name: person.name,
    email: person.email,
    address_first_line: person.street,
  };
  const created = await post<{ data: { customer_id: string } }>('create-customer', {
    ...form,
    lang: 'en',
    products,
  });
  const paying = await post<{ client_secret: string | null; order: Paid | null }>('pay', {
    customer_id: created.data.customer_id,
    products,
    discount_code: worked.code,
    shipping_method: 'standard',
    amount: onWire(worked.tenant === 'ten_prairie' ? figures.net : figures.total),
    total_shipping_price: onWire(figures.shipping),
  });
  if (paying.client_secret === null) return { ...(paying.order ?? { id: '', order_link: '' }), intent: null };
  const intent = paying.client_secret.replace(/_secret_.*$/, '');
  await bodyOf(await request.post(`${STRIPE}/_sandbox/intents/${intent}/pay`, { data: {} }), 'the card');
  const back = await post<{ data: { order: Paid } }>('payment-success', { payment_intent: intent });
  return { ...back.data.order, intent };
}

export interface ApiOrder {
  [field: string]: unknown;
  created_at: string;
}

/** The order as answered by the tenant API with a token (D21). */
export async function readApiOrder(
  request: APIRequestContext,
  { tenant, admin }: WorkedOrder,
  id: string,
): Promise<ApiOrder> {
  const login = await request.post('/api/login', { data: { email: admin, password: PASSWORD } });
  const { token } = await bodyOf<{ token: string }>(login, 'login');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/${tenant}/orders/${id}`, { headers });
  return (await bodyOf<{ data: ApiOrder }>(answer, 'the order')).data;
}

export interface Charge {
  amount: number;
  currency: string;
  paid: boolean;
  status: string;
  metadata: { order_id?: string };
}

/** All charges for the order, read through the payment provider's API. */
export async function readCharges(
  request: APIRequestContext,
  { tenant }: WorkedOrder,
  orderId: string,
): Promise<Charge[]> {
  const uk = tenant === 'ten_fjord';
  const headers = {
    authorization: `Bearer sk_test_sandbox_${uk ? 'uk' : 'us'}`,
    'stripe-account': uk ? 'acct_sandbox_uk_fjord' : 'acct_sandbox_us_prairie',
  };
  const get = async <T>(path: string) => bodyOf<T>(await request.get(STRIPE + path, { headers }), path);
  type Intent = { latest_charge: string | null; metadata: { order_id?: string } };
  const { data } = await get<{ data: Intent[] }>('/v1/payment_intents?limit=100');
  const own = data.filter(({ metadata }) => metadata.order_id === orderId);
  return Promise.all(own.map(({ latest_charge }) => get<Charge>(`/v1/charges/${latest_charge}`)));
}
