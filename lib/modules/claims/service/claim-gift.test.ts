/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import {
  recipient,
  startClaimWorld,
  type ClaimAnswer,
  type ClaimWorld,
  type Taken,
} from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';
import { TIDEWATER } from '@/scripts/test/fixtures/stores';

const AT = new Date('2026-11-20T12:00:10Z');
let world: ClaimWorld;
let resetClock: () => void;

beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layStore(TIDEWATER);
  await layPromo({ id: 'evt_sample', slug: 'lumen-sample', sample: true });
  await layPromo({ id: 'evt_other', slug: 'lumen-other' });
  await layPromo({ id: 'evt_full', slug: 'lumen-full', claimCap: 1, claimsUsed: 1 });
  await layPromo({ id: 'evt_hold', slug: 'lumen-hold', status: 'On hold' });
  await layPromo({ id: 'evt_soon', slug: 'lumen-soon', opensAt: new Date('2026-12-01T00:00:00Z') });
  await layPromo({
    id: 'evt_now',
    slug: 'lumen-now',
    sample: true,
    opensAt: new Date('2026-11-20T12:00:10Z'),
    closesAt: new Date('2026-11-20T12:00:11Z'),
  });
  await layPromo({ id: 'evt_draft', slug: 'lumen-draft', status: 'Draft' });
  await layPromo({ id: 'evt_person', slug: 'lumen-person', householdMode: 'per_person' });
  await layPromo({ id: 'evt_flag', slug: 'lumen-flag', householdMode: 'flag' });
  await layCode('USED', { uses: 1 });
  await layCode('GONE', { expiresAt: new Date('2026-11-20T12:00:00Z') });
  await layCode('ELSEWHERE', { eventId: 'evt_other' });
  await layCode('FREE-FOR-ALL', { maxUses: 100_000 });
  for (const id of ['full', 'hold', 'soon', 'person', 'flag']) {
    await layCode(`ALL-${id.toUpperCase()}`, { eventId: `evt_${id}`, maxUses: 1000 });
  }
});
afterAll(async () => {
  await world.close();
  resetClock();
});

const at = (slug: string) => ({ path: `/api/ten_lumen/${slug}/claim` });
const gift = (changes: Record<string, unknown>) => [{ ...recipient().products[0], ...changes }];

const hoodies = ({ stock }: Taken) => stock['lu-summit-hoodie-navy-m'] ?? NaN;
const seats = ({ events }: Taken, id: string) => events[id] ?? NaN;

/** The entries in the client's log for the claims that `work` makes. */
async function refusalsOf(work: () => Promise<unknown>) {
  const read = () =>
    world.sql<{ id: string; data: Record<string, unknown> }>(
      "select id, data from audit_log where action = 'claim.refused'",
    );
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id)).map(({ data }) => data);
}

describe('a claim that is granted (D22)', () => {
  test('becomes an order of nothing, new at once, with its history, audit rows and jobs', async () => {
    await layCode('LS-0001');
    const before = await world.taken();
    const { status, json } = await world.claim(recipient({ promo_code: 'ls 0001', lang: 'nl' }));
    expect(status).toBe(200);
    expect(json.data).toEqual({
      order_ref: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      order_link: expect.stringMatching(/^\/order\/[\w-]+$/),
      estimatedDeliveryDateX: '26-11-2026',
      estimatedDeliveryDateY: '30-11-2026',
      to_be_confirmed: false,
      awaits_release: false,
      edit_until: null,
    });
    const [order] = await world.sql(
      `select o.id, o.kind, o.payment_status, o.status, o.lang, o.total_minor, o.shipping_gross_minor, o.promo_code_id,
         o.edit_until = o.paid_at as at_once, o.snapshot -> 'customer' ->> 'country_iso2' as iso2,
         l.gross_minor, l.quantity, l.personalisation, l.scene_front #>> '{layers,0,text}' as printed
       from orders o join order_lines l on l.order_id = o.id where o.order_ref = $1`,
      [json.data?.['order_ref']],
    );
    expect(order).toMatchObject({
      kind: 'claim',
      payment_status: 'not_needed',
      status: 'new',
      lang: 'nl',
      total_minor: 0,
      shipping_gross_minor: 0,
      promo_code_id: 'cod_ls_0001',
      at_once: true,
      iso2: 'NL',
      gross_minor: 0,
      quantity: 1,
      personalisation: { front: { name: 'ADA' } },
      printed: 'ADA',
    });
    const actions = await world.sql('select action from audit_log where subject_id = $1 order by 1', [
      order?.['id'],
    ]);
    expect(actions.map(({ action }) => action)).toEqual(['claim.accepted', 'order.added']);
    const history = await world.sql(
      'select from_status, to_status, actor from order_history where order_id = $1',
      [order?.['id']],
    );
    expect(history).toEqual([{ from_status: null, to_status: 'new', actor: 'shopper' }]);
    const after = await world.taken();
    expect([after.jobs - before.jobs, after.orders - before.orders, after.keys - before.keys]).toEqual([
      3, 1, 1,
    ]);
    expect(seats(after, 'evt_summit') - seats(before, 'evt_summit')).toBe(1);
    expect(hoodies(before) - hoodies(after)).toBe(1);
    expect(after.codes['cod_ls_0001']).toBe(1);
  });

  test('says until when it can be changed, where its event leaves time for that', async () => {
    await layPromo({ id: 'evt_hour', slug: 'lumen-hour', sample: true });
    await world.sql("update events set edit_window_minutes = 60 where id = 'evt_hour'");
    const { json } = await world.claim(recipient(), at('lumen-hour'));
    expect(json.data?.['edit_until']).toBe('2026-11-20T13:00:10.000Z');
  });

  test('a sample asks for no code, and ignores one', async () => {
    expect((await world.claim(recipient(), at('lumen-sample'))).status).toBe(200);
    const form = recipient({ promo_code: 'no such thing' });
    expect((await world.claim(form, at('lumen-sample'))).status).toBe(200);
  });

  test('an event takes claims from its first moment on', async () => {
    expect((await world.claim(recipient(), at('lumen-now'))).status).toBe(200);
  });

  test('the same key and body answer the same order, another body is refused', async () => {
    const form = recipient({ promo_code: 'FREE-FOR-ALL' });
    const headers = { 'idempotency-key': 'claim-once' };
    const [first, again] = [await world.claim(form, { headers }), await world.claim(form, { headers })];
    expect(first.status).toBe(200);
    expect(again.json.data).toEqual(first.json.data);
    const other = await world.claim({ ...form, name: 'Bo' }, { headers });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch']);
    const elsewhere = await world.claim(form, { ...at('lumen-sample'), headers });
    expect([elsewhere.status, elsewhere.json.code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('a claim that is refused burns nothing', () => {
  const code = 'FREE-FOR-ALL';
  const refusals: [string, () => unknown, number, unknown, string?][] = [
    ['unknown code', () => recipient({ promo_code: 'NOPE' }), 422, { promo_code: ['invalid_promo_code'] }],
    ['used code', () => recipient({ promo_code: 'USED' }), 422, { promo_code: ['invalid_promo_code'] }],
    ['expired code', () => recipient({ promo_code: 'GONE' }), 422, { promo_code: ['invalid_promo_code'] }],
    [
      'code of another event',
      () => recipient({ promo_code: 'ELSEWHERE' }),
      422,
      { promo_code: ['invalid_promo_code'] },
    ],
    [
      'text that is no code',
      () => recipient({ promo_code: '§§§' }),
      422,
      { promo_code: ['invalid_promo_code'] },
    ],
    ['no code', () => recipient(), 422, { promo_code: ['required'] }],
    ['full event', () => recipient({ promo_code: 'ALL-FULL' }), 422, undefined, 'lumen-full'],
    ['event on hold', () => recipient({ promo_code: 'ALL-HOLD' }), 422, undefined, 'lumen-hold'],
    ['event not open yet', () => recipient({ promo_code: 'ALL-SOON' }), 422, undefined, 'lumen-soon'],
    ['draft event', () => recipient({ promo_code: code }), 404, undefined, 'lumen-draft'],
    [
      'gift out of stock',
      () => recipient({ promo_code: code, products: gift({ variant_id: 'lu-summit-hoodie-navy-s' }) }),
      ...([422, { 'products.0.quantity': ['out_of_stock'] }] as const),
    ],
    [
      'country that is not delivered to',
      () => recipient({ promo_code: code, address_country: 'Spain', address_postcode: '08001' }),
      ...([422, { address_country: ['invalid_country'] }] as const),
    ],
    [
      'missing text',
      () => recipient({ promo_code: code, products: gift({ personalisation: {} }) }),
      ...([422, { 'products.0.personalisation.front.name': ['text_missing'] }] as const),
    ],
    [
      'text for a layer that is not there',
      () =>
        recipient({
          promo_code: code,
          products: gift({ personalisation: { front: { name: 'A', logo: 'B' } } }),
        }),
      ...([422, { 'products.0.personalisation.front.logo': ['unknown'] }] as const),
    ],
    [
      'text that the font cannot print',
      () => recipient({ promo_code: code, products: gift({ personalisation: { front: { name: '漢' } } }) }),
      ...([422, { 'products.0.personalisation.front.name': ['glyph_missing'] }] as const),
    ],
    [
      'two pieces',
      () => recipient({ promo_code: code, products: gift({ quantity: 2 }) }),
      ...([422, { 'products.0.quantity': ['too_large'] }] as const),
    ],
    [
      'two gifts',
      () => recipient({ promo_code: code, products: [...gift({}), ...gift({})] }),
      ...([422, { products: ['too_many'] }] as const),
    ],
    [
      'draft product',
      () =>
        recipient({ promo_code: code, products: gift({ product_id: 'lu-draft', variant_id: 'lu-draft-m' }) }),
      ...([422, { 'products.0.product_id': ['not_for_sale'] }] as const),
    ],
    [
      "another tenant's product",
      () =>
        recipient({ promo_code: code, products: gift({ product_id: 'tb-bag', variant_id: 'tb-bag-blue' }) }),
      ...([422, { 'products.0.product_id': ['unknown_product'] }] as const),
    ],
  ];

  test.each(refusals)('%s', async (_, form, status, codes, slug = 'lumen-summit') => {
    const before = await world.taken();
    const answer = await world.claim(form(), at(slug));
    expect([answer.status, answer.json.codes]).toEqual([status, codes]);
    expect(await world.taken()).toEqual(before);
  });

  test('the same household in another spelling, with a code of its own', async () => {
    await layCode('LS-0003');
    await layCode('LS-0004');
    const home = { address_postcode: '1071 XX', address_city: 'Amsterdam' };
    const first = { ...home, promo_code: 'LS-0003', address_first_line: 'Museumstraat 12 hs' };
    expect((await world.claim(recipient(first))).status).toBe(200);
    const before = await world.taken();
    const second = recipient({
      address_postcode: '1071xx',
      address_city: 'AMSTERDAM',
      address_first_line: 'museumstr. 12-hs',
      promo_code: 'LS-0004',
      name: 'Grace',
      address_country: 'Nederland',
    });
    let answer: ClaimAnswer | undefined;
    const refusals = await refusalsOf(async () => {
      answer = await world.claim(second);
    });
    expect([answer?.status, answer?.json]).toEqual([
      422,
      {
        success: false,
        code: 'already_ordered',
        message: 'it looks like you have ordered your gift already',
        codes: { address_first_line: ['already_ordered'] },
        errors: { address_first_line: ['it looks like you have ordered your gift already'] },
      },
    ]);
    expect(await world.taken()).toEqual(before);
    expect(refusals).toEqual([
      {
        reason: 'already_ordered',
        code: 'cod_ls_0004',
        known: ['household'],
        order: expect.stringMatching(/^ord_/),
      },
    ]);
    expect((await world.claim(recipient({ promo_code: 'LS-0004' }))).status).toBe(200);
  });
});

describe('households by mode (D24-2)', () => {
  test('per person: a housemate may, the same e-mail may not', async () => {
    const ada = recipient({ promo_code: 'ALL-PERSON' });
    expect((await world.claim(ada, at('lumen-person'))).status).toBe(200);
    const mate = { ...ada, name: 'Bo Lund', email: 'bo@guest.example', phone: '+31 6 99999999' };
    expect((await world.claim(mate, at('lumen-person'))).status).toBe(200);
    const again = recipient({ promo_code: 'ALL-PERSON', email: ada.email.toUpperCase() });
    const { json } = await world.claim(again, at('lumen-person'));
    expect(json.codes).toEqual({ email: ['already_ordered'] });
  });

  test('flag: a second claim is granted and marked for the client', async () => {
    const ada = recipient({ promo_code: 'ALL-FLAG' });
    expect((await world.claim(ada, at('lumen-flag'))).status).toBe(200);
    expect((await world.claim(ada, at('lumen-flag'))).status).toBe(200);
    const flagged = await world.sql("select 1 from audit_log where action = 'claim.flagged'");
    expect(flagged).toHaveLength(1);
  });
});

describe('what may be learned from outside', () => {
  test('wrong codes of every kind are answered alike to the byte; the client learns the reason', async () => {
    const kinds = {
      'NO-SUCH': 'code_unknown',
      USED: 'code_used',
      GONE: 'code_expired',
      ELSEWHERE: 'code_of_another_event',
    };
    const form = recipient();
    const answers = new Set<string>();
    for (const [promo_code, reason] of Object.entries(kinds)) {
      const refusals = await refusalsOf(async () => {
        answers.add((await world.claim({ ...form, promo_code })).text);
      });
      expect(refusals.map((data) => data['reason'])).toEqual([reason]);
      expect(JSON.stringify(refusals)).not.toMatch(/ada|fern|keizers|NO-SUCH/i);
    }
    expect([...answers]).toHaveLength(1);
  });

  test('another tenant, an unknown one and a store have no claim page', async () => {
    const form = recipient({ promo_code: 'FREE-FOR-ALL' });
    const paths = [
      'ten_tidewater/lumen-summit',
      'ten_nobody/lumen-summit',
      'ten_tidewater/tidewater',
      'ten_lumen/none',
    ];
    const answers = await Promise.all(paths.map((path) => world.claim(form, { path: `/api/${path}/claim` })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
