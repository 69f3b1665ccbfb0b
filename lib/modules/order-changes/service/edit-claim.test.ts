/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { cancelOrder } from './cancel-order';
import { withTenant } from '@/lib/db/with-tenant';
import { countFlagged } from '@/lib/modules/claims/data/list-flagged';
import { refuseClaim, releaseClaim } from '@/lib/modules/claims/service/decide-flagged';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';
import { editAddress } from './edit-address';
import { editLine } from './edit-line';

jest.setTimeout(60_000);

const AT = new Date('2026-11-20T12:00:10Z');
let world: ClaimWorld;
let resetClock: () => void;

beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startClaimWorld();
  await layStore({ ...SUMMIT, event: { ...SUMMIT.event, editWindowMinutes: 60 } });
  const open = { sample: true, editWindowMinutes: 60 };
  await layPromo({ id: 'evt_person', slug: 'lumen-person', householdMode: 'per_person', ...open });
  await layPromo({ id: 'evt_flag', slug: 'lumen-flag', householdMode: 'flag', ...open });
  await layCode('FREE-FOR-ALL', { maxUses: 100_000 });
});
afterAll(async () => {
  await world.close();
  resetClock();
});

interface Claimed {
  id: string;
  token: string;
  form: ReturnType<typeof recipient>;
  page: OrderPage;
}

async function claim(changes: Record<string, unknown> = {}, slug = 'lumen-summit'): Promise<Claimed> {
  const form = recipient({ promo_code: 'FREE-FOR-ALL', ...changes });
  const answer = await world.claim(form, { path: `/api/ten_lumen/${slug}/claim` });
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const [row] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    answer.json.data?.['order_ref'],
  ]);
  const id = row?.id ?? '';
  const token = orderToken({ tenantId: 'ten_lumen', orderId: id });
  return { id, token, form, page: await readOrderPage(token, 'req_test') };
}

/** The address fields of a claim, with changes. */
function formOf({ form }: Claimed, changes: Record<string, unknown> = {}) {
  const { name, phone, address_first_line, address_city, address_postcode, address_country } = form;
  const rest = { address_second_line: '', address_county: '', address_state: '' };
  const address = { name, phone, address_first_line, address_city, address_postcode, address_country };
  return { ...address, ...rest, ...changes };
}

const move = async (claimed: Claimed, changes: Record<string, unknown>) => {
  const { version } = await readOrderPage(claimed.token, 'req_test');
  return editAddress(claimed.token, 'req_test', { ...formOf(claimed, changes), version });
};
const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
};
const keysOf = async (id: string) =>
  (
    await world.sql<{ kind: string }>('select kind from claim_keys where order_id = $1 order by kind', [id])
  ).map(({ kind }) => kind);
const matchesOf = (id: string) =>
  world.sql<{ kind: string; earlier: string }>(
    'select kind, earlier_order_id as earlier from claim_flag_matches where order_id = $1 order by kind',
    [id],
  );
const flagOf = async (id: string) =>
  (await world.sql<{ state: string }>('select state from claim_flags where order_id = $1', [id]))[0]?.state;

describe('a claim whose address is changed (D24, D18-6)', () => {
  test('takes its new household’s place and frees the old one; another household’s place refuses it', async () => {
    const [one, two] = [await claim(), await claim()];
    const old = one.form.address_first_line;
    expect(await move(one, { address_first_line: 'Prinsengracht 7001' })).toMatchObject({
      customer: { address_first_line: 'Prinsengracht 7001' },
    });
    expect(await keysOf(one.id)).toEqual(['household']);
    // The old household is free again, the new one is taken.
    const third = await claim({ address_first_line: old });
    const refused = await world.claim(
      recipient({ promo_code: 'FREE-FOR-ALL', address_first_line: 'Prinsengracht 7001' }),
    );
    expect(refused.json.code).toBe('already_ordered');
    const taken = await refusalOf(move(two, { address_first_line: `${old} ` }));
    expect([taken.code, taken.fields]).toEqual([
      'already_ordered',
      { address_first_line: ['already_ordered'] },
    ]);
    expect((await readOrderPage(two.token, 'req_test')).version).toBe(two.page.version);
    expect(await keysOf(two.id)).toEqual(['household']);
    const told = await world.sql(
      "select data from audit_log where action = 'claim.refused' and data ->> 'order' = $1",
      [third.id],
    );
    expect(told).toEqual([{ data: { reason: 'already_ordered', known: ['household'], order: third.id } }]);
  });

  test('another spelling, name or phone of the same household is no move', async () => {
    const one = await claim();
    const spelt = one.form.address_first_line.replace('gracht', 'GRACHT');
    await move(one, { address_first_line: spelt, name: 'Bo Lund', phone: '+31 6 99 88 77 66' });
    expect(await keysOf(one.id)).toEqual(['household']);
  });

  test('of twenty claims that move to one door at once, one does', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const outcomes = await Promise.allSettled(
      all.map((one) => move(one, { address_first_line: 'Herengracht 8002' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'already_ordered' });
    }
  });

  test('two that take each other’s places: neither waits for ever, and no key is lost', async () => {
    const [one, two] = [await claim(), await claim()];
    const moves = [
      move(one, { address_first_line: two.form.address_first_line }),
      move(two, { address_first_line: one.form.address_first_line }),
    ];
    await Promise.allSettled(moves);
    expect([await keysOf(one.id), await keysOf(two.id)]).toEqual([['household'], ['household']]);
  });

  test('stays within the event’s locked countries', async () => {
    const one = await claim();
    const abroad = { address_country: 'Spain', address_postcode: '28001', address_city: 'Madrid' };
    expect((await refusalOf(move(one, abroad))).fields).toEqual({ address_country: ['invalid_country'] });
  });

  test('stays within the countries of its code’s batch, and moves freely within its own', async () => {
    await layCode('NEAR-BY');
    const one = await claim({ promo_code: 'NEAR-BY' });
    await world.sql(`update code_batches set countries = '{BE}' where id = 'bat_near_by'`);
    const abroad = { address_country: 'Germany', address_postcode: '10115', address_city: 'Berlin' };
    const refused = await refusalOf(move(one, abroad));
    expect([refused.code, refused.fields]).toEqual(['invalid', { address_country: ['country_not_of_code'] }]);
    expect(await move(one, { address_first_line: 'Prinsengracht 7002' })).toMatchObject({
      customer: { address_first_line: 'Prinsengracht 7002', address_country: 'Netherlands' },
    });
    await world.sql(`update code_batches set countries = '{BE,DE}' where id = 'bat_near_by'`);
    expect(await move(one, abroad)).toMatchObject({ customer: { address_country: 'Germany' } });
  });

  test('per person: the phone is compared, the door is not', async () => {
    const [one, two] = [await claim({}, 'lumen-person'), await claim({}, 'lumen-person')];
    const refused = await refusalOf(move(two, { phone: one.form.phone }));
    expect([refused.code, refused.fields]).toEqual(['already_ordered', { phone: ['already_ordered'] }]);
    const door = { address_first_line: one.form.address_first_line, name: 'Cleo Vos' };
    expect(await move(two, door)).toMatchObject({ customer: { name: 'Cleo Vos' } });
  });
});

describe('in flag mode (D24-2, D18-6)', () => {
  test('a move to a known door puts the claim into the queue; a move away leaves it there without that reason', async () => {
    const [one, two] = [await claim({}, 'lumen-flag'), await claim({ name: 'Cleo Vos' }, 'lumen-flag')];
    expect(await flagOf(two.id)).toBeUndefined();
    await move(two, { address_first_line: one.form.address_first_line });
    expect([await flagOf(two.id), await matchesOf(two.id)]).toEqual([
      'waiting',
      [{ kind: 'household', earlier: one.id }],
    ]);
    await world.sql("update claim_flags set state = 'released', decided_at = now() where order_id = $1", [
      two.id,
    ]);
    await move(two, { address_first_line: 'Singel 9003' });
    expect([await flagOf(two.id), await matchesOf(two.id)]).toEqual(['released', []]);
    await move(two, { address_first_line: one.form.address_first_line });
    expect(await flagOf(two.id)).toBe('waiting');
  });

  test('keys that a claim gives up, by moving or by being cancelled, go to the claim that waits for them', async () => {
    for (const leave of [
      (one: Claimed) => move(one, { address_first_line: 'Singel 9104' }),
      (one: Claimed) => cancelOrder(one.token, 'req_test', one.page.version),
    ]) {
      const one = await claim({}, 'lumen-flag');
      const heir = await claim(
        { address_first_line: one.form.address_first_line, name: 'Cleo Vos' },
        'lumen-flag',
      );
      expect(await keysOf(heir.id)).not.toContain('household');
      await leave(one);
      expect(await keysOf(heir.id)).toContain('household');
      // The household is still taken: a later claim is flagged because of the claim that took over its key.
      const late = await claim(
        { address_first_line: one.form.address_first_line, name: 'Dido Bakker' },
        'lumen-flag',
      );
      expect(await matchesOf(late.id)).toEqual([{ kind: 'household', earlier: heir.id }]);
      await world.sql('delete from claim_keys where order_id = $1', [one.id]);
    }
  });
});

describe('the gift itself (S3.2, D18-4)', () => {
  test('takes another text and stays free', async () => {
    const one = await claim();
    const [line] = one.page.products;
    const input = { variant_id: line?.variant_id ?? '', personalisation: { front: { name: 'CLEO' } } };
    const page = await editLine(one.token, 'req_test', line?.id ?? '', {
      ...input,
      version: one.page.version,
    });
    expect(page).toMatchObject({
      total_store_price: '0.00',
      given_back: null,
      products: [{ price: '0.00', personalisation: { front: { name: 'CLEO' } } }],
    });
  });

  test('another size is taken from stock, a sold-out one is refused; a cancelled claim gives back the one it has', async () => {
    const one = await claim();
    const [line] = one.page.products;
    const size = (variantId: string, version: string) =>
      editLine(one.token, 'req_test', line?.id ?? '', {
        variant_id: variantId,
        personalisation: { front: { name: 'ADA' } },
        version,
      });
    const small = 'lu-summit-hoodie-navy-s';
    expect((await refusalOf(size(small, one.page.version))).code).toBe('out_of_stock');
    await world.sql('update variants set stock = 1 where id = $1', [small]);
    const before = (await world.taken()).stock;
    const page = await size(small, one.page.version);
    const after = (await world.taken()).stock;
    const medium = 'lu-summit-hoodie-navy-m';
    expect([after[small], after[medium]]).toEqual([0, (before[medium] ?? 0) + 1]);
    await cancelOrder(one.token, 'req_test', page.version);
    expect((await world.taken()).stock[small]).toBe(1);
    const [row] = await world.sql('select reserved, status from orders where id = $1', [one.id]);
    expect(row).toEqual({ reserved: false, status: 'cancelled' });
  });
});

test('a claim flagged while it waits for room is in the queue; a yes clears the flag alone, a no gives all back (D24-2)', async () => {
  const first = await claim({ promo_code: '' }, 'lumen-flag');
  const setLimit = (minor: number) =>
    world.sql(
      "update credit_accounts set limit_minor = $1 where tenant_id = 'ten_lumen' and currency = 'EUR'",
      [minor],
    );
  const [had] = await world.sql<{ limit: string }>(
    `select limit_minor as "limit" from credit_accounts where tenant_id = 'ten_lumen' and currency = 'EUR'`,
  );
  await setLimit(0);
  const [one, two] = [
    await claim({ promo_code: '' }, 'lumen-flag'),
    await claim({ promo_code: '' }, 'lumen-flag'),
  ];
  for (const each of [one, two]) {
    await move(each, { address_first_line: first.form.address_first_line });
    expect([await flagOf(each.id), (await readOrderPage(each.token, 'req_test')).to_be_confirmed]).toEqual([
      'waiting',
      true,
    ]);
  }
  await setLimit(Number(had?.limit));
  const context = { tenantId: 'ten_lumen', actor: 'client', userId: 'usr_flags' } as const;
  await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
    values ('usr_flags', 'flags@lumen.example', 'F', 'x', 'ten_lumen', 'admin') on conflict do nothing`);
  const filter = {
    tenantId: 'ten_lumen',
    state: 'waiting',
    eventSlug: 'lumen-flag',
    ids: [one.id, two.id],
  } as const;
  expect(await withTenant(context, (tx) => countFlagged(tx, filter))).toBe(2);
  await releaseClaim(context, { orderId: one.id, userId: 'usr_flags' });
  await refuseClaim(context, { orderId: two.id, userId: 'usr_flags' });
  const rows = await world.sql<{ id: string; status: string }>(
    'select id, status from orders where id = any($1)',
    [[one.id, two.id]],
  );
  expect([one, two].map(({ id }) => rows.find((row) => row.id === id)?.status)).toEqual([
    'over_budget_limit',
    'cancelled',
  ]);
  expect([await flagOf(one.id), await flagOf(two.id), await keysOf(two.id)]).toEqual([
    'released',
    'refused',
    [],
  ]);
  const edits = await world.sql(
    "select from_status, to_status from order_history where order_id = $1 and reason in ('edited', 'claim_released')",
    [one.id],
  );
  const stays = { from_status: 'over_budget_limit', to_status: 'over_budget_limit' };
  expect(edits).toEqual([stays, stays]);
});
