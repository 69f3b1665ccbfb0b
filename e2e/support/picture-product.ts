import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD } from './people';

const STORE = { tenant: 'ten_tidewater', slug: 'tidewater' };
const ADMIN = 'admin@tidewater-books.example';
/** A product on the same blank, which says how large its print area is. */
const LIKE = 'tw-slipway-tote';

/** A picture of one colour, as a shopper's phone might send it. */
export function picture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Calls of a client's program, with its token (DECISIONS 21). */
async function clientApi(request: APIRequestContext) {
  const login = await request.post('/api/login', { data: { email: ADMIN, password: PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const dataOf = async <T>(answer: { ok(): boolean; text(): Promise<string> }): Promise<T> => {
    const text = await answer.text();
    expect(answer.ok(), text).toBe(true);
    return (JSON.parse(text) as { data: T }).data;
  };
  return {
    get: async <T>(path: string) => dataOf<T>(await request.get(path, { headers: authorization })),
    post: async <T>(path: string, data: object | Buffer) => {
      const bytes = { ...authorization, 'content-type': 'application/octet-stream' };
      const headers = Buffer.isBuffer(data) ? bytes : authorization;
      return dataOf<T>(await request.post(path, { headers, data }));
    },
  };
}
type ClientApi = Awaited<ReturnType<typeof clientApi>>;

/** Sends the picture that stands in the template, and answers the id of its file. */
async function sendTemplate(api: ClientApi): Promise<string> {
  const base = `/api/${STORE.tenant}/${STORE.slug}/uploads`;
  const bytes = await picture(1200, 1200, '#7f7f7f');
  const wish = { name: 'your-picture.png', type: 'image/png', bytes: bytes.length };
  const {
    token,
    parts,
    part_size: size,
  } = await api.post<{ token: string; parts: number; part_size: number }>(base, wish);
  for (let part = 1; part <= parts; part += 1) {
    await api.post(`${base}/${token}/parts/${part}`, bytes.subarray((part - 1) * size, part * size));
  }
  await api.post(`${base}/${token}/finish`, {});
  let id = '';
  await expect
    .poll(async () => {
      id = (await api.get<{ picture: { id: string } | null }>(`${base}/${token}`)).picture?.id ?? '';
      return id;
    })
    .not.toBe('');
  return id;
}

interface Detail {
  product_id: string;
  updated_at: string;
  design: { front: { items: { mm: { width: number; height: number } } } | null };
}

/** A tote on sale at Tidewater Books whose picture, 100 mm wide, is the shopper's own for 2.00. */
export async function addPictureProduct(request: APIRequestContext, name: string): Promise<string> {
  const api = await clientApi(request);
  const base = `/api/${STORE.tenant}/events/${STORE.slug}/products`;
  const src = await sendTemplate(api);
  const like = await api.get<Detail>(`${base}/${LIKE}`);
  const items = like.design.front?.items;
  if (!items) throw new Error('the demo’s tote has no front');
  const { width, height } = items.mm;
  const image = {
    ...{ id: 'photo', label: 'Your photo', z: 0, customisable: true, src, source: 'file' },
    ...{
      scale: { x: 1, y: 1 },
      location: { x: width / 2, y: height / 2, width: 100, height: 100, angle: 0 },
    },
  };
  const made = await api.post<Detail>(base, {
    ...{ blank: 'tote', name, price: '11.00', colours: ['tote-oat-onesize'] },
    design: { front: { texts: [], images: [image], shapes: [], items }, back: null },
  });
  await api.post(`${base}/${made.product_id}`, {
    updated_at: made.updated_at,
    personalisation_price: { per_side: '0.00', per_text: '0.00', per_image: '2.00' },
    status: 'active',
  });
  return made.product_id;
}
