/** @jest-environment node */
import { listRefused, type RefusedClaim } from '@/lib/modules/claims/contract/list-refused';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import { listRefusedHandler } from '@/lib/modules/claims/api/refused';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const REFUSED = '/api/ten_lumen/claims/refused';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([claimHandler, checkCodeHandler, listRefusedHandler]);
});
afterAll(() => world.close());

interface Page {
  refusals: RefusedClaim[];
  next_cursor: string | null;
  total: number;
}

async function page(query = '', person = ADMIN): Promise<Page> {
  const answer = await world.get(`${REFUSED}?${query}`, person);
  check(listRefused, answer);
  return answer.json.data as unknown as Page;
}

const claim = (changes: object, slug = 'lumen-summit') =>
  world.post(`/api/ten_lumen/${slug}/claim`, recipient({ ...changes }));

async function newest(): Promise<RefusedClaim> {
  const [first] = (await page('limit=1')).refusals;
  if (!first) throw new Error('nothing was refused');
  return first;
}

describe('refused claims (D22)', () => {
  test('each of a bad code with the reason that its sender never hears', async () => {
    await world.sql("update promo_codes set uses = 1 where id = 'cod_ls_0100'");
    await world.sql("update promo_codes set event_id = 'evt_lumen_sample' where id = 'cod_ls_0101'");
    for (const [promo_code, reason, code] of [
      ['NO-SUCH', 'code_unknown', null],
      ['LS-0100', 'code_used', 'LS-0100'],
      ['summit-old', 'code_expired', 'SUMMIT-OLD'],
      ['LS-0101', 'code_of_another_event', 'LS-0101'],
    ] as const) {
      expect((await claim({ promo_code })).status).toBe(422);
      const refusal = await newest();
      expect([promo_code, refusal.reason, refusal.code?.code ?? null]).toEqual([promo_code, reason, code]);
      expect(refusal).toMatchObject({ event_slug: 'lumen-summit', event_name: 'Lumen Summit' });
      expect(refusal).toMatchObject({ matches: [], earlier: null, variant: null });
    }
  });

  test('of a household: what matched, and the order that was first', async () => {
    const form = { ...recipient({ promo_code: 'LS-0001' }) };
    const first = await world.post('/api/ten_lumen/lumen-summit/claim', form);
    expect(first.status).toBe(200);
    const again = await world.post('/api/ten_lumen/lumen-summit/claim', { ...form, promo_code: 'LS-0002' });
    expect(again.json.code).toBe('already_ordered');
    const { reason, matches, earlier } = await newest();
    expect([reason, matches]).toEqual(['already_ordered', ['household']]);
    expect(earlier?.order_ref).toBe(first.json.data['order_ref']);
  });

  test('of a gift that had gone, and of an event that had run dry', async () => {
    const variant = 'lu-summit-hoodie-navy-m';
    await world.sql('update variants set stock = 0 where id = $1', [variant]);
    expect((await claim({ promo_code: 'LS-0003' })).json.code).toBe('out_of_stock');
    expect(await newest()).toMatchObject({
      reason: 'out_of_stock',
      variant: { variant_id: variant, size: 'M' },
    });
    await world.sql('update variants set stock = 50 where id = $1', [variant]);
    await world.sql("update events set claim_cap = claims_used where slug = 'lumen-summit'");
    expect((await claim({ promo_code: 'LS-0003' })).json.code).toBe('event_exhausted');
    expect((await newest()).reason).toBe('event_exhausted');
    await world.sql("update events set claim_cap = 100 where slug = 'lumen-summit'");
  });

  test('come in pages, the newest first, by event and reason, each once, also those of one instant', async () => {
    await world.sql(
      `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id, data, at)
       select 'ten_lumen', 'aud_many_' || lpad(n::text, 3, '0'), 'claim.refused', 'shopper', 'event',
         case when n % 2 = 0 then 'evt_lumen_summit' else 'evt_lumen_sample' end,
         jsonb_build_object('reason', 'code_unknown'), timestamptz '2026-11-01 10:00:00.123456'
       from generate_series(1, 60) n`,
    );
    const seen: RefusedClaim[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const some: Page = await page(`limit=25${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...some.refusals);
      cursor = some.next_cursor;
    }
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([67, 67]);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await page('event=lumen-sample')).total).toBe(30);
    expect((await page('reason=already_ordered')).total).toBe(1);
    expect((await page('event=lumen-summit&reason=code_unknown')).total).toBe(31);
    expect((await page('event=fjord-fern')).total).toBe(0);
  });

  test('are for the client’s admin and for staff who manage, and say nothing that was typed', async () => {
    expect((await world.get(REFUSED, 'accounts@merchloom.example')).status).toBe(200);
    expect((await world.get(REFUSED, 'care@merchloom.example')).status).toBe(403);
    const fjord = '/api/ten_fjord/claims/refused';
    expect((await world.get(fjord, 'manager@fjord-fern.example')).status).toBe(403);
    expect((await world.get(fjord, 'admin@fjord-fern.example')).json.data).toEqual({
      refusals: [],
      next_cursor: null,
      total: 0,
    });
    expect((await world.get(REFUSED, 'admin@fjord-fern.example')).status).toBe(404);
    expect((await world.get(REFUSED)).status).toBe(401);
    expect((await world.get(`${REFUSED}?limit=100`, ADMIN)).text).not.toMatch(
      /guest\.example|NO-SUCH|Keizers/,
    );
    for (const query of ['reason=lost', 'cursor=abc', 'limit=101'])
      expect([query, (await world.get(`${REFUSED}?${query}`, ADMIN)).status]).toEqual([query, 422]);
  });
});
