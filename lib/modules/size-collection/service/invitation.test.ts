/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import { inviteToken } from './invite-link';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { readProductHandler } from '@/lib/modules/storefront/api/read-product';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { answerInvitationHandler, readInvitationHandler } from '@/lib/modules/size-collection/api/invitation';

jest.setTimeout(60_000);

const JACKET = 'lu-offsite-jacket';
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readInvitationHandler,
    answerInvitationHandler,
    readStorefrontHandler,
    readProductHandler,
  ]);
});
afterAll(() => world.close());
afterEach(() => restore());

let restore: () => void = () => undefined;
let guests = 0;

/** The token of a new invitee who has not answered. */
async function guest(): Promise<string> {
  guests += 1;
  const id = `inv_guest_${guests}`;
  await world.sql(
    `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key)
     values ('ten_lumen', $1, 'evt_lumen_offsite', 'Ada Fern', $2, $2)`,
    [id, `ada${guests}@guest.example`],
  );
  return id;
}

const path = (inviteeId: string, tenantId = 'ten_lumen') =>
  `/api/invitation/${inviteToken({ tenantId, inviteeId })}`;
const piece = (variant: string, more: object = {}) => ({
  product_id: JACKET,
  variant_id: `${JACKET}-${variant}`,
  quantity: 1,
  ...more,
});
const answer = (id: string, variant: string, version: number, more: object = {}) =>
  world.post(path(id), { version, name: 'Ada Fern', products: [piece(variant)], ...more });
const invitationOf = ({ json }: DemoAnswer) => json.data as unknown as Invitation;
const event = (set: string) => world.sql(`update events set ${set} where id = 'evt_lumen_offsite'`);
const audits = (id: string) =>
  world.sql<{ action: string; data: unknown; actor: string }>(
    "select action, data, actor from audit_log where data ->> 'invitee' = $1 order by at, id",
    [id],
  );

describe('an invitation by its signed link (D4-5)', () => {
  test('shows who it is for, what may be chosen and until when, and no price', async () => {
    const id = await guest();
    const read = await world.get(path(id));
    check(readInvitation, read);
    const { invitee, products, answer: given, version, closed, closes_at } = invitationOf(read);
    expect(invitee).toEqual({ name: 'Ada Fern', email: `ada${guests}@guest.example` });
    expect(products.map(({ id: product, variants }) => [product, variants.length])).toEqual([[JACKET, 18]]);
    expect([given, version, closed]).toEqual([null, 0, null]);
    expect(Date.parse(closes_at ?? '')).toBeGreaterThan(Date.now());
    expect(read.text).not.toMatch(/price|48\.00|58\.08/);
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  test('tells what the client says of the sizes, in the invitee’s language (S3.4-43)', async () => {
    const id = await guest();
    const noteIn = async (lang: string) => {
      const read = await world.get(`${path(id)}${lang}`);
      check(readInvitation, read);
      return invitationOf(read).products.map(({ size_note }) => size_note);
    };
    expect(await noteIn('')).toEqual([undefined]);
    await world.sql("update products set size_note = 'Fits small.' where id = $1", [JACKET]);
    await world.sql(
      `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
       values ('ten_lumen', 'evt_lumen_offsite', $1, 'product_size_note', 'nl', 'Valt klein.', md5('Fits small.'), now())`,
      [JACKET],
    );
    expect([await noteIn('?lang=nl'), await noteIn('?lang=de')]).toEqual([['Valt klein.'], ['Fits small.']]);
    await world.sql("update products set size_note = '' where id = $1", [JACKET]);
  });

  test('takes one answer, with an audit row that names nobody', async () => {
    const id = await guest();
    const saved = await answer(id, 'navy-m', 0);
    check(answerInvitation, saved);
    expect(invitationOf(saved)).toMatchObject({
      answer: { colour: 'Navy', size: 'M', variant_id: `${JACKET}-navy-m`, address_city: '' },
      version: 1,
    });
    expect(await audits(id)).toEqual([{ action: 'bulk.answered', data: { invitee: id }, actor: 'shopper' }]);
    const reads = await world.get(path(id));
    expect(invitationOf(reads).answer).toEqual(invitationOf(saved).answer);
  });

  test('the same answer again, even an answer late, changes nothing', async () => {
    const id = await guest();
    await answer(id, 'navy-m', 0);
    for (const version of [0, 1, 7]) {
      const again = await answer(id, 'navy-m', version);
      expect([again.status, invitationOf(again).version]).toEqual([200, 1]);
    }
    expect(await audits(id)).toHaveLength(1);
  });

  test('the answer can be changed; a second tab is told what the first has saved', async () => {
    const id = await guest();
    await answer(id, 'navy-m', 0);
    const changed = await answer(id, 'black-xl', 1, { name: 'Ada  Marram' });
    expect(invitationOf(changed)).toMatchObject({
      version: 2,
      invitee: { name: 'Ada Marram' },
      answer: { colour: 'Black', size: 'XL' },
    });
    const stale = await answer(id, 'slate-s', 1);
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    expect(stale.json.data['invitation']).toMatchObject({ version: 2, answer: { colour: 'Black' } });
    expect((await audits(id)).map(({ action }) => action)).toEqual(['bulk.answered', 'bulk.answer_changed']);
  });

  test('50 at once: one of 50 different answers is kept, and 50 like ones are one', async () => {
    const id = await guest();
    const sizes = ['s', 'm', 'l', 'xl', '2xl', '3xl'];
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        answer(id, `${['navy', 'slate', 'black'][at % 3]}-${sizes[at % 6]}`, 0, { name: `Ada ${at}` }),
      ),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(49);
    const other = await guest();
    const like = await Promise.all(Array.from({ length: 50 }, () => answer(other, 'navy-l', 0)));
    expect(like.map(({ status, json }) => [status, json.data['version']])).toEqual(like.map(() => [200, 1]));
    expect([await audits(id), await audits(other)].map((rows) => rows.length)).toEqual([1, 1]);
  });
});

describe('until the closing date (D4-5, D5)', () => {
  test('an answer is taken a second before it and refused at it; what was answered can still be read', async () => {
    const id = await guest();
    const [{ closes }] = (await world.sql<{ closes: Date }>(
      "select closes_at as closes from events where id = 'evt_lumen_offsite'",
    )) as [{ closes: Date }];
    restore = setClock(() => new Date(closes.getTime() - 1000));
    expect((await answer(id, 'navy-m', 0)).status).toBe(200);
    restore();
    restore = setClock(() => closes);
    const late = await answer(id, 'navy-l', 1);
    expect([late.status, late.json.code]).toEqual([422, 'event_closed']);
    const read = await world.get(path(id));
    check(readInvitation, read);
    expect(invitationOf(read)).toMatchObject({ closed: 'over', answer: { size: 'M' } });
  });

  test.each([
    ["status = 'On hold'", "status = 'Active'", 'on_hold', 'event_closed'],
    ["opens_at = now() + interval '1 day'", 'opens_at = null', 'not_open_yet', 'event_not_open'],
  ])('nothing is taken while %s', async (set, back, closed, code) => {
    const id = await guest();
    await event(set);
    expect(invitationOf(await world.get(path(id))).closed).toBe(closed);
    expect((await answer(id, 'navy-m', 0)).json.code).toBe(code);
    await event(back);
    expect((await answer(id, 'navy-m', 0)).status).toBe(200);
  });

  test.each([
    ["status = 'Draft'", "status = 'Active'"],
    ['collect_sizes = false', 'collect_sizes = true'],
  ])('the link opens nothing while %s, nor does the event’s own page', async (set, back) => {
    const id = await guest();
    await event(set);
    const asked = [await world.get(path(id)), await answer(id, 'navy-m', 0)];
    expect(asked.map(({ status }) => status)).toEqual([404, 404]);
    expect((await world.get('/api/storefront/lumen-offsite')).status).toBe(404);
    await event(back);
    expect((await world.get(path(id))).status).toBe(200);
  });
});

describe('what is refused', () => {
  test('forged, foreign, mixed and removed links get the same 404', async () => {
    const [id, gone] = [await guest(), await guest()];
    const token = inviteToken({ tenantId: 'ten_lumen', inviteeId: id });
    await world.sql('delete from bulk_invitees where id = $1', [gone]);
    const wrong = [
      path(gone),
      path(id, 'ten_fjord'),
      `/api/invitation/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `/api/invitation/${orderToken({ tenantId: 'ten_lumen', orderId: id })}`,
      `/api/invitation/${token.slice(0, 43)}${Buffer.from('ten_lumen/inv_offsite_01').toString('base64url')}`,
      '/api/invitation/x',
    ];
    const body = { version: 0, name: 'Eve', products: [piece('navy-m')] };
    const answers = await Promise.all(wrong.flatMap((one) => [world.get(one), world.post(one, body)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(invitationOf(await world.get(path('inv_offsite_01'))).invitee.name).not.toBe('Eve');
  });

  test.each([
    [
      'another event’s piece',
      { product_id: 'lu-crew-tee', variant_id: 'lu-crew-tee-black-m' },
      'product_id',
      'unknown_product',
    ],
    ['a size that is not made', { variant_id: `${JACKET}-navy-xs` }, 'variant_id', 'unknown_variant'],
    [
      'a text on a fixed design',
      { personalisation: { back: { trip: 'EVE' } } },
      'personalisation.back.trip',
      'locked_layer',
    ],
    ['more than one', { quantity: 2 }, 'quantity', 'too_large'],
  ])('%s', async (_, change, field, code) => {
    const id = await guest();
    const body = { version: 0, name: 'Ada Fern', products: [piece('navy-m', change)] };
    const refused = await world.post(path(id), body);
    expect([refused.status, refused.json.codes]).toEqual([422, { [`products.0.${field}`]: [code] }]);
  });

  test('a sold-out piece, but for who has it already', async () => {
    const id = await guest();
    await answer(id, 'slate-2xl', 0);
    await world.sql('update variants set stock = 0 where id = $1', [`${JACKET}-slate-2xl`]);
    const shown = invitationOf(await world.get(path(id))).products[0]?.variants;
    expect(shown?.filter(({ in_stock }) => !in_stock).map(({ variant_id }) => variant_id)).toEqual([
      `${JACKET}-slate-2xl`,
    ]);
    expect((await answer(id, 'slate-2xl', 1, { name: 'Ada Sedge' })).status).toBe(200);
    const refused = await answer(await guest(), 'slate-2xl', 0);
    expect(refused.json.codes).toEqual({ 'products.0.variant_id': ['out_of_stock'] });
    await world.sql('update variants set stock = 500 where id = $1', [`${JACKET}-slate-2xl`]);
  });

  test('no name, and a missing address where the event goes to many', async () => {
    const id = await guest();
    expect((await answer(id, 'navy-m', 0, { name: ' ' })).json.codes).toEqual({ name: ['required'] });
    await event('collect_addresses = true');
    const refused = await answer(id, 'navy-m', 0, { address_country: 'Netherlands' });
    expect(Object.keys(refused.json.codes ?? {}).sort()).toEqual([
      'address_city',
      'address_first_line',
      'address_postcode',
      'phone',
    ]);
    const address = {
      phone: '+31 20 555 0140',
      address_first_line: 'Zonnekade 4',
      address_city: 'Rotterdam',
      address_postcode: '3011aa',
      address_country: 'Netherlands',
    };
    const saved = await answer(id, 'navy-m', 0, address);
    check(answerInvitation, saved);
    expect(invitationOf(saved)).toMatchObject({
      collects_addresses: true,
      answer: { address_postcode: '3011 AA', address_city: 'Rotterdam', phone: '+31 20 555 0140' },
    });
    const abroad = await answer(id, 'navy-m', 1, { ...address, address_country: 'Japan' });
    expect(abroad.json.codes).toMatchObject({ address_country: ['invalid_country'] });
    await event('collect_addresses = false');
  });

  test('the public is told neither the pieces nor what they cost', async () => {
    const store = await world.get('/api/storefront/lumen-offsite');
    expect([store.status, store.json.data['event_products']]).toEqual([200, []]);
    expect((await world.get(`/api/ten_lumen/lumen-offsite/product-id=${JACKET}`)).status).toBe(404);
  });
});
