import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { buyByApi } from './api-order';
import { newAddress, PASSWORD } from './people';
import type { WorkedOrder } from './worked-orders';

/** By SQL, since the checkout takes no such postcode: as one that was typed before its country's shape was known. */
const WRONG = `update orders set snapshot = jsonb_set(snapshot, '{customer,address_postcode}', '"1O1 AB"') where id = $1`;

async function mistype(orderId: string): Promise<void> {
  const db = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    await db.query(WRONG, [orderId]);
    await db.query('commit');
  } finally {
    await db.end();
  }
}

/** An order that its address stops once its client has released it. */
export async function orderWithWrongPostcode(
  request: APIRequestContext,
  worked: WorkedOrder,
): Promise<{ person: ReturnType<typeof newAddress>; orderLink: string; orderId: string }> {
  const person = newAddress();
  const { id: orderId, order_link: orderLink } = await buyByApi(request, worked, person);
  await mistype(orderId);
  const login = { email: 'super@merchloom.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/api/${worked.tenant}/orders/${orderId}/release`, { headers });
  if (answer.status() !== 200) throw new Error(`release answered ${answer.status()}`);
  return { person, orderLink, orderId };
}
