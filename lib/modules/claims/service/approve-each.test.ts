/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import {
  listFlaggedHandler,
  refuseFlaggedHandler,
  releaseFlaggedHandler,
} from '@/lib/modules/claims/api/flagged';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { listFlagged } from '@/lib/modules/claims/contract/list-flagged';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { claimsList } from './claims-list';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const LUMEN = { tenantId: 'ten_lumen', actor: 'client' } as const;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    claimHandler,
    listFlaggedHandler,
    releaseFlaggedHandler,
    refuseFlaggedHandler,
  ]);
  await world.sql("update events set approves_claims = true where slug = 'lumen-summit'");
});
afterAll(() => world.close());

const setMode = (mode: string) =>
  world.sql("update events set household_mode = $1 where slug = 'lumen-summit'", [mode]);

async function claim(form: Record<string, unknown> = {}) {
  const answer = await world.post('/api/ten_lumen/lumen-summit/claim', {
    ...recipient({ promo_code: 'SUMMIT' }),
    ...form,
  });
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    answer.json.data['order_ref'],
  ]);
  const token = String(answer.json.data['order_link']).replace('/order/', '');
  return { id: order?.id ?? '', waits: answer.json.data['to_be_confirmed'] as unknown, token };
}

async function inQueue(id: string, state = 'waiting'): Promise<FlaggedClaim | undefined> {
  const answer = await world.get(`/api/ten_lumen/claims/flagged?limit=100&state=${state}`, ADMIN);
  check(listFlagged, answer);
  const { claims } = answer.json.data as unknown as { claims: FlaggedClaim[] };
  return claims.find(({ order_id }) => order_id === id);
}

const standing = async (id: string) => {
  const [row] = await world.sql<{ status: string; reserved: boolean }>(
    `select o.status, exists (select from claim_keys k where k.order_id = o.id) as keys,
       (select uses from promo_codes c where c.id = o.promo_code_id) as uses,
       (select claims_used from events e where e.id = o.event_id) as seats
     from orders o where o.id = $1`,
    [id],
  );
  return row as unknown as { status: string; keys: boolean; uses: number; seats: number };
};

const decide = (id: string, verb: 'release' | 'refuse') =>
  world.post(`/api/ten_lumen/claims/${id}/${verb}`, {}, ADMIN);
const mailOf = async (id: string) => {
  const rows = await world.asOwner<{ kind: string }>(
    `select payload ->> 'kind' as kind from graphile_worker._private_jobs where key = 'confirm:${id}'`,
  );
  return rows.map(({ kind }) => kind);
};

describe.each(['off', 'per_household', 'per_person', 'flag'])(
  'an event whose client approves each claim, with the limit %s (D24-4)',
  (mode) => {
    beforeAll(() => setMode(mode));

    test('keeps it waiting without a match, tells the recipient so, and lets it go once it is approved', async () => {
      const { id, waits, token } = await claim();
      expect(waits).toBe(true);
      expect(await mailOf(id)).toEqual(['claim_received']);
      expect(await inQueue(id)).toMatchObject({ state: 'waiting', for_approval: true, reasons: [] });
      expect(await readOrderPage(token, 'req_test')).toMatchObject({ to_be_confirmed: true });
      await advanceOrder({ tenantId: 'ten_lumen', orderId: id });
      expect((await standing(id)).status).toBe('new');

      expect((await decide(id, 'release')).status).toBe(200);
      expect(await mailOf(id)).toEqual(['claim_confirmation']);
      await advanceOrder({ tenantId: 'ten_lumen', orderId: id });
      expect((await standing(id)).status).toBe('queued_processing');
      expect((await inQueue(id, 'released'))?.for_approval).toBe(true);
    });
  },
);

describe('each claim approved', () => {
  beforeAll(() => setMode('flag'));

  test('a repeat claim has both reasons, in the queue, in the log and in the export', async () => {
    const form = recipient({ promo_code: 'SUMMIT' });
    const first = await claim(form);
    const second = await claim(form);
    const kinds = ['email', 'household', 'name_postal', 'phone'];
    const found = await inQueue(second.id);
    expect(found?.for_approval).toBe(true);
    expect(found?.reasons.map(({ kind, earlier }) => [kind, earlier.order_id])).toEqual(
      kinds.map((kind) => [kind, first.id]),
    );
    const { rows } = await withTenant(LUMEN, (tx) =>
      claimsList.batch(
        tx,
        { tenantId: 'ten_lumen', filters: {}, rows: { ids: [second.id] }, sort: null },
        {
          after: null,
          limit: 10,
        },
      ),
    );
    expect(rows[0]?.['matches']).toBe(['approval', ...kinds].join(' '));
    const logged = await world.sql<{ data: Record<string, unknown> }>(
      "select data from audit_log where subject_id = $1 and action = 'claim.flagged'",
      [second.id],
    );
    expect(logged.map(({ data }) => data)).toEqual([
      {
        event: 'evt_lumen_summit',
        approval: true,
        reasons: kinds.map((kind) => ({ kind, order: first.id })),
      },
    ]);
  });

  test('denied, it gives back code, place and keys', async () => {
    const { id } = await claim();
    const before = await standing(id);
    expect((await decide(id, 'refuse')).status).toBe(200);
    expect(await standing(id)).toEqual({
      status: 'cancelled',
      keys: false,
      uses: before.uses - 1,
      seats: before.seats - 1,
    });
    expect(await mailOf(id)).toEqual(['claim_refused']);
  });

  test('several are decided at once by the list’s acts, and each once', async () => {
    const [user] = await world.asOwner<{ id: string }>(`select id from users where email = '${ADMIN}'`);
    const [one, two] = [await claim(), await claim()];
    const context = { ...LUMEN, userId: user?.id ?? '' };
    for (const { id } of [one, two]) {
      await claimsList.acts?.['approve']?.run(context, { id, actId: 'act_test', input: {} });
      await claimsList.acts?.['approve']?.run(context, { id, actId: 'act_test', input: {} });
    }
    expect([await inQueue(one.id), await inQueue(two.id)]).toEqual([undefined, undefined]);
    await expect(
      claimsList.acts?.['deny']?.run(context, { id: one.id, actId: 'act_test', input: {} }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a household that has its gift is refused as ever, before anybody is asked', async () => {
    await setMode('per_household');
    const form = recipient({ promo_code: 'SUMMIT' });
    const { id } = await claim(form);
    const again = await world.post('/api/ten_lumen/lumen-summit/claim', form);
    expect([again.status, again.json.code]).toEqual([422, 'already_ordered']);
    expect((await standing(id)).keys).toBe(true);
  });

  test('switched off, claims go on their way, and those that wait still wait', async () => {
    const waiting = await claim();
    await world.sql("update events set approves_claims = false where slug = 'lumen-summit'");
    expect((await claim()).waits).toBe(false);
    expect((await inQueue(waiting.id))?.for_approval).toBe(true);
    await world.sql("update events set approves_claims = true where slug = 'lumen-summit'");
  });

  test('one without credit is in the queue all the same, and asks for it when it is approved (D37-5)', async () => {
    await world.sql(
      "update credit_accounts set balance_minor = 0, limit_minor = 0 where tenant_id = 'ten_lumen' and currency = 'EUR'",
    );
    const { id, waits } = await claim();
    expect([waits, (await standing(id)).status]).toEqual([true, 'new']);
    expect((await decide(id, 'release')).status).toBe(200);
    expect((await standing(id)).status).toBe('over_budget_limit');
  });
});
