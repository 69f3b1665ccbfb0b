/** @jest-environment node */
import { refuseFlagged, releaseFlagged } from '@/lib/modules/claims/contract/decide-flagged';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { listFlagged } from '@/lib/modules/claims/contract/list-flagged';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import {
  listFlaggedHandler,
  refuseFlaggedHandler,
  releaseFlaggedHandler,
} from '@/lib/modules/claims/api/flagged';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const SERVICE = 'care@merchloom.example';
const STRANGER = 'admin@fjord-fern.example';
const QUEUE = '/api/ten_lumen/claims/flagged';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    claimHandler,
    listFlaggedHandler,
    releaseFlaggedHandler,
    refuseFlaggedHandler,
  ]);
  await world.sql("update events set household_mode = 'flag' where slug = 'lumen-summit'");
});
afterAll(() => world.close());

let codes = 100;

interface Claimed {
  id: string;
  code: string;
  waits: unknown;
  /** The token of the order's own page. */
  token: string;
}

/** Claims one gift with a new code; returns the ids of the order and the code. */
async function claim(form: Record<string, unknown>): Promise<Claimed> {
  codes += 1;
  const code = `cod_flag_${codes}`;
  await world.sql(
    `insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     values ('ten_lumen', $1, 'bat_ls', 'evt_lumen_summit', $2, $2, 1)`,
    [code, `FAG${codes}`],
  );
  const answer = await world.post('/api/ten_lumen/lumen-summit/claim', {
    ...form,
    promo_code: `FAG${codes}`,
  });
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    answer.json.data['order_ref'],
  ]);
  const token = String(answer.json.data['order_link']).replace('/order/', '');
  return { id: order?.id ?? '', code, waits: answer.json.data['to_be_confirmed'], token };
}

/** A household's first claim, and a second one by another member. */
async function twoClaims() {
  const form = recipient();
  const first = await claim(form);
  const other = recipient();
  const second = await claim({ ...form, name: 'Bo Lund', email: other.email, phone: other.phone });
  return { form, first, second };
}

const pathOf = (id: string, verb: 'release' | 'refuse', tenant = 'ten_lumen') =>
  `/api/${tenant}/claims/${id}/${verb}`;

async function queue(query = '?limit=100', person = ADMIN): Promise<FlaggedClaim[]> {
  const answer = await world.get(`${QUEUE}${query}`, person);
  check(listFlagged, answer);
  return answer.json.data['claims'] as unknown as FlaggedClaim[];
}

const inQueue = async (id: string, state: string) =>
  (await queue(`?limit=100&state=${state}`)).find((flagged) => flagged.order_id === id);

async function standing(id: string, code: string) {
  const [row] = await world.sql(
    `select o.status, (select uses from promo_codes where id = $2) as uses,
       (select claims_used from events where id = o.event_id) as seats,
       (select v.stock from variants v where v.tenant_id = o.tenant_id and v.id = l.variant_id) as stock,
       (select count(*)::int from claim_keys k where k.order_id = o.id) as keys
     from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id where o.id = $1`,
    [id, code],
  );
  return row as { status: string; uses: number; seats: number; stock: number; keys: number };
}

const pageOf = async ({ token }: Claimed) => {
  const { stage, to_be_confirmed, refused } = await readOrderPage(token, 'req_test');
  return { stage, to_be_confirmed, refused };
};

const logged = (id: string) =>
  world.sql<{ action: string; actor_user_id: string | null; data: unknown }>(
    "select action, actor_user_id, data from audit_log where subject_id = $1 and action like 'claim.flag%' order by at",
    [id],
  );
const jobsOf = (id: string) =>
  world.asOwner<{ key: string }>(
    `select key from graphile_worker._private_jobs where key in ('advance:${id}', 'announce:${id}') order by key`,
  );
const advance = (orderId: string) => advanceOrder({ tenantId: 'ten_lumen', orderId });

describe('a claim that matches an earlier one, in flag mode (D24-2)', () => {
  test('waits in the queue with its reasons: which keys matched, and whose they were', async () => {
    const { form, first, second } = await twoClaims();
    const third = await claim({ ...recipient(), email: form.email.toUpperCase(), name: form.name });
    expect([first.waits, second.waits, third.waits]).toEqual([false, true, true]);
    expect(await inQueue(first.id, 'waiting')).toBeUndefined();
    expect(await inQueue(second.id, 'waiting')).toMatchObject({
      state: 'waiting',
      status: 'new',
      event_slug: 'lumen-summit',
      decided_at: null,
      decided_by: null,
      claimant: { name: 'Bo Lund', address_first_line: form.address_first_line },
      reasons: [{ kind: 'household', earlier: { order_id: first.id, claimant: { email: form.email } } }],
    });
    expect((await inQueue(third.id, 'waiting'))?.reasons.map(({ kind }) => kind)).toEqual(['email']);
    expect(await logged(second.id)).toEqual([
      {
        action: 'claim.flagged',
        actor_user_id: null,
        data: { event: 'evt_lumen_summit', reasons: [{ kind: 'household', order: first.id }] },
      },
    ]);
  });

  test('names every kind of key once, with the order that had it first', async () => {
    const { form, first, second } = await twoClaims();
    const again = await claim(form);
    const reasons = (await inQueue(again.id, 'waiting'))?.reasons ?? [];
    expect(reasons.map(({ kind, earlier }) => [kind, earlier.order_id])).toEqual(
      ['email', 'household', 'name_postal', 'phone'].map((kind) => [kind, first.id]),
    );
    expect(second.id).not.toBe(first.id);
  });

  test('is not produced while it waits; one that matches nothing is', async () => {
    const { first, second } = await twoClaims();
    await advance(second.id);
    await advance(first.id);
    expect((await standing(second.id, second.code)).status).toBe('new');
    expect((await standing(first.id, first.code)).status).toBe('queued_processing');
  });

  test('is listed page by page, by event and state, the newest first', async () => {
    await twoClaims();
    await twoClaims();
    const one = await world.get(`${QUEUE}?limit=1`, ADMIN);
    const { claims, next_cursor, total } = one.json.data as unknown as {
      claims: FlaggedClaim[];
      next_cursor: string;
      total: number;
    };
    const all = await queue();
    expect([total, claims[0]?.order_id]).toEqual([all.length, all[0]?.order_id]);
    const next = await queue(`?limit=1&cursor=${next_cursor}`);
    expect(next[0]?.order_id).toBe(all[1]?.order_id);
    expect(await queue('?event=lumen-sample')).toEqual([]);
    expect((await world.get(`${QUEUE}?cursor=nonsense`, ADMIN)).status).toBe(422);
  });
});

describe('release', () => {
  test('lets the claim go on its way, with history, audit row and job', async () => {
    const { second } = await twoClaims();
    await advance(second.id);
    expect(await pageOf(second)).toEqual({ stage: 'received', to_be_confirmed: true, refused: false });
    const answer = await world.post(pathOf(second.id, 'release'), {}, ADMIN);
    check(releaseFlagged, answer);
    expect(answer.json.data).toMatchObject({
      state: 'released',
      status: 'new',
      decided_by: expect.any(String),
    });
    expect((await logged(second.id)).map(({ action }) => action)).toEqual([
      'claim.flagged',
      'claim.flag_released',
    ]);
    const steps = await world.sql(
      'select to_status, moved, reason, actor from order_history where order_id = $1 order by at desc limit 1',
      [second.id],
    );
    expect(steps).toEqual([{ to_status: 'new', moved: false, reason: 'claim_released', actor: 'client' }]);
    expect(await jobsOf(second.id)).toEqual(
      ['advance', 'announce'].map((task) => ({ key: `${task}:${second.id}` })),
    );
    await advance(second.id);
    expect(await pageOf(second)).toEqual({ stage: 'being_prepared', to_be_confirmed: false, refused: false });
    expect(await standing(second.id, second.code)).toMatchObject({ status: 'queued_processing', uses: 1 });
    expect(await inQueue(second.id, 'waiting')).toBeUndefined();
  });

  test('does not cut the edit window short (D18-6)', async () => {
    const { second } = await twoClaims();
    await world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [second.id]);
    await world.post(pathOf(second.id, 'release'), {}, ADMIN);
    await advance(second.id);
    expect((await standing(second.id, second.code)).status).toBe('new');
    const [job] = await world.asOwner<{ later: boolean }>(
      `select run_at > now() + interval '50 minutes' as later from graphile_worker._private_jobs
       where key = 'advance:${second.id}'`,
    );
    expect(job).toEqual({ later: true });
  });
});

describe('refuse', () => {
  test('cancels the claim and gives back code, place, stock and keys', async () => {
    const { form, first, second } = await twoClaims();
    const before = await standing(second.id, second.code);
    expect(before).toMatchObject({ status: 'new', uses: 1, keys: 3 });
    const answer = await world.post(pathOf(second.id, 'refuse'), {}, ADMIN);
    check(refuseFlagged, answer);
    expect(answer.json.data).toMatchObject({ state: 'refused', status: 'cancelled' });
    expect(await standing(second.id, second.code)).toEqual({
      status: 'cancelled',
      uses: 0,
      keys: 0,
      seats: before.seats - 1,
      stock: before.stock + 1,
    });
    expect(await pageOf(second)).toEqual({ stage: 'cancelled', to_be_confirmed: false, refused: true });
    expect((await standing(first.id, first.code)).keys).toBe(4);
    expect(await jobsOf(second.id)).toContainEqual({ key: `announce:${second.id}` });
    await advance(second.id);
    expect((await standing(second.id, second.code)).status).toBe('cancelled');
    const elsewhere = await claim({ ...recipient(), name: 'Bo Lund' });
    expect(await inQueue(elsewhere.id, 'waiting')).toBeUndefined();
    expect(form.name).toBe('Ada Fern');
  });

  test('hands its keys to the next claim that has them, so that the household is still known', async () => {
    const { second } = await twoClaims();
    const [bo] = await world.sql<{ email: string }>(
      `select snapshot -> 'customer' ->> 'email' as email from orders where id = $1`,
      [second.id],
    );
    const third = await claim({ ...recipient(), email: bo?.email });
    await world.post(pathOf(second.id, 'refuse'), {}, ADMIN);
    const fourth = await claim({ ...recipient(), email: bo?.email });
    expect((await inQueue(fourth.id, 'waiting'))?.reasons).toMatchObject([
      { kind: 'email', earlier: { order_id: third.id } },
    ]);
  });

  test('opens a full event again, whose page is renewed', async () => {
    const { second } = await twoClaims();
    await world.sql("update events set claim_cap = claims_used where slug = 'lumen-summit'");
    await world.post(pathOf(second.id, 'refuse'), {}, ADMIN);
    const jobs = await world.asOwner(
      "select 1 from graphile_worker._private_jobs where key = 'purge:lumen-summit'",
    );
    expect(jobs).toHaveLength(1);
    await claim(recipient());
    await world.sql("update events set claim_cap = null where slug = 'lumen-summit'");
  });
});

describe('who may decide, and once', () => {
  test('release and refuse at once: one wins, the others hear that it is decided', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { second } = await twoClaims();
      const before = await standing(second.id, second.code);
      const verbs = ['release', 'refuse', 'release', 'refuse'] as const;
      const answers = await Promise.all(verbs.map((verb) => world.post(pathOf(second.id, verb), {}, ADMIN)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const won = verbs[answers.findIndex(({ status }) => status === 200)];
      const after = await standing(second.id, second.code);
      expect(after).toMatchObject(
        won === 'release'
          ? { status: 'new', uses: 1, seats: before.seats }
          : { status: 'cancelled', uses: 0, seats: before.seats - 1 },
      );
      expect(await logged(second.id)).toHaveLength(2);
    }
  });

  test('customer service sees the queue and decides nothing; others see nothing', async () => {
    const { second } = await twoClaims();
    expect((await queue('?limit=100', SERVICE)).map(({ order_id }) => order_id)).toContain(second.id);
    for (const verb of ['release', 'refuse'] as const) {
      expect((await world.post(pathOf(second.id, verb), {}, SERVICE)).status).toBe(403);
      expect((await world.post(pathOf(second.id, verb), {}, STRANGER)).status).toBe(404);
      expect((await world.post(pathOf(second.id, verb, 'ten_fjord'), {}, STRANGER)).status).toBe(404);
      expect((await world.post(pathOf(second.id, verb), {})).status).toBe(401);
    }
    expect(await inQueue(second.id, 'waiting')).toBeDefined();
  });

  test('a claim that was never flagged is not found, and one cancelled since is decided', async () => {
    const { first, second } = await twoClaims();
    expect((await world.post(pathOf(first.id, 'release'), {}, ADMIN)).status).toBe(404);
    await world.sql("update orders set status = 'cancelled' where id = $1", [second.id]);
    expect(await inQueue(second.id, 'waiting')).toBeUndefined();
    for (const verb of ['release', 'refuse'] as const) {
      const answer = await world.post(pathOf(second.id, verb), {}, ADMIN);
      expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    }
  });
});
