import { expect, type APIRequestContext } from '@playwright/test';
import { PASSWORD } from './people';

export interface OwnStore {
  tenant: string;
  slug: string;
  region: 'UK' | 'EU' | 'US';
  token: string;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function logInByApi(request: APIRequestContext, email: string, password: string): Promise<string> {
  const login = await request.post('/api/login', { data: { email, password } });
  const { token }: { token: string } = await login.json();
  return token;
}

/** The newest event of this login, read through the API. */
export async function ownStore(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<OwnStore> {
  const token = await logInByApi(request, email, password);
  const headers = bearer(token);
  const user: { tenant_id: string } = await (await request.get('/api/user', { headers })).json();
  const list = await request.get(`/api/${user.tenant_id}/events`, { headers });
  const { data }: { data: { events: Pick<OwnStore, 'slug' | 'region'>[] } } = await list.json();
  const { slug, region } = data.events[0] ?? { slug: '', region: 'UK' };
  return { tenant: user.tenant_id, slug, region, token };
}

/** Adds a printable product and puts it on sale; returns its id. */
export async function sellTee(
  request: APIRequestContext,
  store: OwnStore,
  name = 'Singing Tee',
): Promise<string> {
  const headers = bearer(store.token);
  const text = {
    id: 'word',
    z: 0,
    customisable: false,
    fontFamily: 'Anton',
    fontSize: 60,
    fill: '#ffffff',
    text: 'SING',
    textAlign: 'center',
    angle: 0,
    scale: { x: 1, y: 1 },
    position: { x: 140, y: 160 },
    maxLength: null,
  };
  const garment = await request.get('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
  const { data: known } = await garment.json();
  const { items } = known.product.products.front;
  const path = `/api/${store.tenant}/events/${store.slug}/products`;
  const added = await request.post(path, {
    headers,
    data: {
      blank: 'tee',
      name,
      price: '18.00',
      colours: ['tee-black'],
      design: { front: { texts: [text], images: [], shapes: [], items }, back: null },
    },
  });
  expect(added.status(), await added.text()).toBe(200);
  const { data }: { data: { product_id: string; updated_at: string } } = await added.json();
  const change = { updated_at: data.updated_at, status: 'active' };
  const sold = await request.post(`${path}/${data.product_id}`, { headers, data: change });
  expect(sold.status(), await sold.text()).toBe(200);
  return data.product_id;
}

/** Verifies the company as staff, through the API; the page for it has a test of its own. */
export async function verifyCompany(
  request: APIRequestContext,
  { tenant }: OwnStore,
  name: string,
): Promise<void> {
  const token = await logInByApi(request, 'accounts@merchloom.example', PASSWORD);
  const answer = await request.post(`/api/clients/${tenant}/verify`, {
    headers: bearer(token),
    data: { name },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
