/** @jest-environment node */
import type { Credit } from '@/lib/modules/ledger/contract/read-credit';
import { readCredit } from '@/lib/modules/ledger/contract/read-credit';
import { listLedger, type LedgerPage } from '@/lib/modules/ledger/contract/list-ledger';
import * as changes from '@/lib/modules/ledger/contract/change-credit';
import { handlers } from '@/lib/modules/ledger/api';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { emptyLedger } from '@/scripts/test/empty-ledger';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const MANAGER = 'accounts@merchloom.example';
const CARE = 'care@merchloom.example';
const ISLA = 'admin@fjord-fern.example';
const FJORD_MANAGER = 'manager@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const TIDEWATER = 'admin@tidewater-books.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlers);
  await emptyLedger(world);
});
afterAll(() => world.close());

async function read(tenant: string, person: string): Promise<Credit> {
  const answer = await world.get(`/api/${tenant}/credit`, person);
  check(readCredit, answer);
  return answer.json.data as unknown as Credit;
}
async function rows(tenant: string, query: Record<string, string> = {}, person = SUPER): Promise<LedgerPage> {
  const answer = await world.get(`/api/${tenant}/credit/rows?${new URLSearchParams(query)}`, person);
  check(listLedger, answer);
  return answer.json.data as unknown as LedgerPage;
}
const logged = (tenant: string) =>
  world.sql<{ action: string; data: unknown; actor: string; actor_user_id: string }>(
    `select action, data, actor, actor_user_id from audit_log
    where tenant_id = $1 and action ~ 'credit' and request_id is not null
    order by at, id`,
    [tenant],
  );
const terms = (version: number, limit: string, discount = '0.00', shipping = '0.00') => ({
  currency: 'GBP',
  limit,
  discount_amount: discount,
  shipping_discount_amount: shipping,
  version,
});
/** As a dialog sends it: with a key, so that it can be repeated. */
const send = (path: string, body: unknown, person: string, key?: string) =>
  world.ask(
    path,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    },
    person,
  );

describe('what a client has (D37-1, D3)', () => {
  test('its account with terms for its admin and staff, the balance alone for its account manager', async () => {
    const { accounts, company } = await read('ten_lumen', LUMEN);
    expect(company).toBe('Lumen Robotics');
    expect(accounts).toEqual([
      {
        currency: 'EUR',
        active: true,
        balance: '0.00',
        terms: {
          limit: '10000.00',
          reserved: '0.00',
          available: '10000.00',
          discount_amount: '0.50',
          shipping_discount_amount: '2.00',
          request: null,
          version: 1,
        },
      },
    ]);
    expect((await read('ten_fjord', ISLA)).accounts[0]?.terms?.limit).toBe('2500.00');
    expect((await read('ten_fjord', MANAGER)).accounts[0]?.terms?.limit).toBe('2500.00');
    const ofManager = await read('ten_fjord', FJORD_MANAGER);
    expect(ofManager.accounts).toEqual([{ currency: 'GBP', active: true, balance: '0.00', terms: null }]);
  });

  test('budgets of the events that it pays for', async () => {
    const { budgets } = await read('ten_lumen', LUMEN);
    expect(budgets.map(({ slug }) => slug).sort()).toEqual(['lumen-offsite', 'lumen-sample', 'lumen-summit']);
    expect(budgets[0]).toMatchObject({ currency: 'EUR', budget: null, used: '0.00' });
  });

  test('is hidden from other clients, and refused to who may not see it', async () => {
    const statuses = async (path: string) =>
      Promise.all(
        [undefined, LUMEN, FJORD_MANAGER, 'service@fjord-fern.example', ISLA, CARE, MANAGER].map(
          async (person) => (await world.get(path, person)).status,
        ),
      );
    expect(await statuses('/api/ten_fjord/credit')).toEqual([401, 404, 200, 403, 200, 403, 200]);
    expect(await statuses('/api/ten_fjord/credit/rows')).toEqual([401, 404, 403, 403, 200, 403, 200]);
    expect((await world.get('/api/ten_nobody/credit', SUPER)).status).toBe(404);
  });
});

describe('a client asks, staff activate (S3.9, D37-2)', () => {
  const asked = { currency: 'GBP', limit: '500.00', discounts: true, note: 'Two fairs in spring' };
  const request = (body: unknown, person = TIDEWATER) =>
    send('/api/ten_tidewater/credit/request', body, person);
  const activate = (body: unknown, person = MANAGER, key?: string) =>
    send('/api/clients/ten_tidewater/credit/activate', body, person, key);
  const set = (body: unknown, person = MANAGER) =>
    send('/api/clients/ten_tidewater/credit/terms', body, person);

  test('a request is shown to both until it is answered; to ask for the same again adds nothing', async () => {
    for (const answer of await Promise.all([request(asked), request(asked), request(asked)])) {
      check(changes.requestCredit, answer);
    }
    const [account] = (await read('ten_tidewater', SUPER)).accounts;
    expect(account).toMatchObject({ active: false, terms: { limit: '0.00' } });
    expect(account?.terms?.request).toMatchObject({ limit: '500.00', discounts: true, note: asked.note });
    expect(await logged('ten_tidewater')).toEqual([
      {
        action: 'credit_account.requested',
        actor: 'client',
        actor_user_id: 'usr_tidewater_admin',
        data: { currency: 'GBP', limitMinor: 50_000, discounts: true },
      },
    ]);
  });

  test.each([
    [{ ...asked, limit: '0.00' }, { limit: ['too_small'] }],
    [{ ...asked, limit: '12,5' }, { limit: ['invalid'] }],
    [{ ...asked, currency: 'JPY' }, { currency: ['invalid'] }],
    [{ ...asked, note: 'x'.repeat(1001) }, { note: ['too_long'] }],
  ])('a request that is wrong names the field: %#', async (body, codes) => {
    const answer = await request(body);
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  });

  test('only its own admin asks; staff do not ask for it', async () => {
    const statuses = [SUPER, ISLA].map(async (person) => (await request(asked, person)).status);
    expect(await Promise.all(statuses)).toEqual([403, 404]);
  });

  test('terms come with the activation, which is made once, however often it is sent', async () => {
    expect((await set(terms(2, '500.00'))).json.code).toBe('conflict');
    const body = terms(2, '500.00', '0.25', '1.00');
    const answers = await Promise.all(['one', 'one', 'one'].map((key) => activate(body, MANAGER, key)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    check(changes.activateCredit, await activate(body, MANAGER, 'one'));
    expect((await activate(body, MANAGER, 'another')).json.code).toBe('conflict');
    const [account] = (await read('ten_tidewater', TIDEWATER)).accounts;
    expect(account).toMatchObject({
      active: true,
      terms: { limit: '500.00', available: '500.00', discount_amount: '0.25', request: null, version: 3 },
    });
    const data = (amount: number) => ({ currency: 'GBP', fromMinor: 0, toMinor: amount });
    const by = { actor: 'staff', actor_user_id: 'usr_accounts' };
    expect((await logged('ten_tidewater')).slice(1)).toEqual(
      expect.arrayContaining([
        { action: 'tenant_credit_account.activated', data: { currency: 'GBP' }, ...by },
        { action: 'credit.limit_updated', data: data(50_000), ...by },
        { action: 'tenant_credit_account.discount_amount_updated', data: data(25), ...by },
        { action: 'tenant_credit_account.shipping_discount_amount_updated', data: data(100), ...by },
      ]),
    );
    expect(await logged('ten_tidewater')).toHaveLength(5);
  });

  test('a change of terms is logged for what changes, and refused on a version that is not the last', async () => {
    const answers = await Promise.all([
      set(terms(3, '600.00', '0.25', '1.00')),
      set(terms(3, '700.00', '0.25', '1.00')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logged('ten_tidewater')).toHaveLength(6);
    check(changes.setTerms, await set(terms(4, '0.00')));
    expect((await read('ten_tidewater', TIDEWATER)).accounts[0]?.terms).toMatchObject({
      limit: '0.00',
      available: '0.00',
      version: 5,
    });
  });

  test('staff who answer what was asked before hear that it has changed, and the new request stays', async () => {
    check(changes.requestCredit, await request({ ...asked, limit: '800.00' }));
    expect((await set(terms(5, '500.00'))).json.code).toBe('conflict');
    const [account] = (await read('ten_tidewater', SUPER)).accounts;
    expect(account?.terms).toMatchObject({ limit: '0.00', version: 6, request: { limit: '800.00' } });
    check(changes.setTerms, await set(terms(6, '0.00')));
  });

  test('is for staff who may; an unknown client is a 404', async () => {
    const body = terms(7, '1.00');
    const statuses = async (path: string) =>
      Promise.all(
        [undefined, TIDEWATER, CARE].map(async (person) =>
          person ? (await send(path, body, person)).status : (await world.post(path, body)).status,
        ),
      );
    expect(await statuses('/api/clients/ten_tidewater/credit/terms')).toEqual([401, 404, 403]);
    expect(await statuses('/api/clients/ten_tidewater/credit/activate')).toEqual([401, 404, 403]);
    for (const verb of ['terms', 'activate']) {
      expect((await send(`/api/clients/ten_nobody/credit/${verb}`, body, SUPER)).status).toBe(404);
    }
    const wrong = await set({ ...body, limit: '-1.00', discount_amount: 'x' });
    expect(wrong.json.codes).toEqual({ limit: ['invalid'], discount_amount: ['invalid'] });
  });
});

describe('a correction (D37-3)', () => {
  const correct = (body: unknown, person = MANAGER, key?: string) =>
    send('/api/clients/ten_prairie/credit/correct', body, person, key);
  const body = { currency: 'USD', direction: 'add', amount: '25.00', reason: 'Parcel lost by the carrier' };

  test('is a row with its reason, once for each time that it is meant', async () => {
    check(changes.correctCredit, await correct(body, MANAGER, 'one'));
    const again = await correct(body, MANAGER, 'one');
    expect([again.status, again.json.data]).toEqual([200, { balance: '25.00' }]);
    await correct({ ...body, direction: 'deduct', amount: '5.50', reason: 'Counted twice' }, SUPER, 'two');
    const page = await rows('ten_prairie', {}, 'admin@prairie-run.example');
    expect(
      page.rows.map(({ number, kind, amount, balance_after: after, reason }) => [
        number,
        kind,
        amount,
        after,
        reason,
      ]),
    ).toEqual([
      [2, 'correction', '-5.50', '19.50', 'Counted twice'],
      [1, 'correction', '25.00', '25.00', 'Parcel lost by the carrier'],
    ]);
    expect((await logged('ten_prairie')).map(({ action, data }) => [action, data])).toEqual([
      ['credit.corrected', { currency: 'USD', amountMinor: 2500 }],
      ['credit.corrected', { currency: 'USD', amountMinor: -550 }],
    ]);
  });

  test('is made once, also where the stored answer was lost with its process', async () => {
    const forget = () => world.asOwner(`delete from staff_idempotency_keys where route = 'ledger.correct'`);
    check(changes.correctCredit, await correct(body, MANAGER, 'lost'));
    const before = await rows('ten_prairie');
    await forget();
    const again = await correct(body, MANAGER, 'lost');
    expect([again.status, again.json.data]).toEqual([200, { balance: '44.50' }]);
    await forget();
    const another = await correct({ ...body, amount: '26.00' }, MANAGER, 'lost');
    expect([another.status, another.json.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await rows('ten_prairie')).toEqual(before);
    expect(before.rows[0]).toMatchObject({ kind: 'correction', amount: '25.00', payment_id: null });
    expect(await logged('ten_prairie')).toHaveLength(3);
    // The same key of somebody else is another act.
    await correct(body, SUPER, 'lost');
    expect((await rows('ten_prairie')).rows).toHaveLength(4);
  });

  test.each([
    [{ ...body, amount: '0.00' }, { amount: ['too_small'] }],
    [{ ...body, reason: '  ' }, { reason: ['required'] }],
    [{ ...body, direction: 'away' }, { direction: ['invalid'] }],
  ])('that is wrong names the field: %#', async (wrong, codes) => {
    const answer = await correct(wrong);
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  });

  test('is for staff who may; an unknown client is a 404', async () => {
    const people = ['admin@prairie-run.example', CARE];
    expect(await Promise.all(people.map(async (one) => (await correct(body, one)).status))).toEqual([
      404, 403,
    ]);
    expect((await send('/api/clients/ten_nobody/credit/correct', body, SUPER)).status).toBe(404);
  });
});
