/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { setClock } from '@/lib/kernel/clock';
import { createToken, listTokens, revokeToken } from '@/lib/modules/integrations/contract/tokens';
import type { MadeToken, TokenList } from '@/lib/modules/integrations/contract/tokens';
import { tokenOf } from '@/lib/modules/integrations/rules/token-form';
import { TOKEN_PERMISSIONS } from '@/lib/permissions/permissions';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const [ISLA, CALLUM] = ['admin@fjord-fern.example', 'manager@fjord-fern.example'];
const LUMEN = 'admin@lumen-robotics.example';
const TOKENS = '/api/ten_fjord/api-tokens';
const ORDERS = '/api/ten_fjord/orders';

let world: DemoWorld;
let at = new Date('2026-11-28T09:00:00Z');
let unset: () => void;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner('delete from rate_limits; delete from api_tokens');
  at = new Date(at.getTime() + 60_000);
  unset = setClock(() => at);
});
afterEach(() => unset());

const newKey = () => randomBytes(24).toString('base64url');
const form = (permissions: readonly string[], more: object = {}) => ({
  key: newKey(),
  name: 'Warehouse',
  permissions,
  expires_on: '2026-12-28',
  ...more,
});
const dataOf = <T>(answer: { json: unknown }) => (answer.json as { data: T }).data;

async function make(permissions: readonly string[], person = ISLA): Promise<MadeToken> {
  const answer = await world.post(TOKENS, form(permissions), person);
  check(createToken, answer);
  return dataOf<MadeToken>(answer);
}
const by = (token: string, path = ORDERS, init: RequestInit = {}) =>
  world.ask(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
const list = async (person = ISLA) => dataOf<TokenList>(await world.get(TOKENS, person));
const auditOf = (action: string) =>
  world.sql<{ data: { after?: { name?: string } }; actor_user_id: string }>(
    `select data, actor_user_id from audit_log where action = $1 order by at, id`,
    [action],
  );

describe('making one (D47-1)', () => {
  test('shown once, kept as a hash alone, and audited', async () => {
    const made = await make(['orders.read']);
    expect(made).toMatchObject({ state: 'active', hint: made.token.slice(-4), permissions: ['orders.read'] });
    const [dump] = await world.asOwner<{ text: string }>(
      `select (select string_agg(t::text, '') from api_tokens t)
        || coalesce((select string_agg(k::text, '') from idempotency_keys k), '') as text`,
    );
    const [log] = await world.sql<{ text: string }>(
      `select string_agg(a::text, '') as text from audit_log a`,
    );
    expect((dump?.text ?? '') + (log?.text ?? '')).not.toContain(made.token.slice(0, -4));
    expect((await auditOf('api_token.created')).at(-1)?.data.after?.name).toBe('Warehouse');
    const answer = await world.get(TOKENS, ISLA);
    check(listTokens, answer);
    expect(answer.text).not.toContain(made.token);
  });

  test('twice at once, or again after a lost answer, is one token; another form of the same key is refused', async () => {
    const same = form(['orders.read']);
    const both = await Promise.all([world.post(TOKENS, same, ISLA), world.post(TOKENS, same, ISLA)]);
    const [one, two] = both.map((answer) => dataOf<MadeToken>(answer));
    expect(two).toEqual(one);
    expect((await list()).tokens).toHaveLength(1);
    expect((await world.post(TOKENS, { ...same, name: 'Other' }, ISLA)).status).toBe(409);
    at = new Date(at.getTime() + 700_000);
    expect((await world.post(TOKENS, same, ISLA)).status).toBe(409);
    expect(await auditOf('api_token.created')).toHaveLength(2);
  });

  test('only with what may be given, for at most a year, and by an admin', async () => {
    const wrong = async (body: object) => (await world.post(TOKENS, body, ISLA)).status;
    for (const name of ['users.read', 'integrations.update', 'billing.read', 'staff.open_tenant', 'nothing'])
      expect(await wrong(form([name]))).toBe(422);
    expect(await wrong(form([]))).toBe(422);
    for (const expires_on of ['2026-11-27', '2027-12-01', 'soon'])
      expect(await wrong(form(['orders.read'], { expires_on }))).toBe(422);
    expect((await world.post(TOKENS, form(['orders.read']), CALLUM)).status).toBe(403);
    expect((await world.get(TOKENS, 'super@merchloom.example')).status).toBe(403);
  });

  test('not more than fifty that work', async () => {
    const made = await make(['orders.read']);
    await world.asOwner(`insert into api_tokens select (jsonb_populate_record(t, jsonb_build_object('id', 'tok_' || n,
      'token_hash', '\\x' || lpad(n::text, 64, '0')))).* from api_tokens t, generate_series(1, 49) n`);
    expect((await world.post(TOKENS, form(['orders.read']), ISLA)).status).toBe(422);
    expect((await list()).left).toBe(0);
    await world.post(`${TOKENS}/${made.id}/revoke`, {}, ISLA);
    expect((await world.post(TOKENS, form(['orders.read']), ISLA)).status).toBe(200);
  });
});

describe('calling with one (D47-1, D47-5)', () => {
  test('does what it was given, and notes its use once a minute', async () => {
    const { id, token } = await make(['orders.read', 'orders.note']);
    expect((await by(token)).status).toBe(200);
    expect((await list()).tokens[0]?.last_used_at).toBe(at.toISOString());
    const first = at.toISOString();
    at = new Date(at.getTime() + 59_000);
    await by(token);
    expect((await list()).tokens[0]?.last_used_at).toBe(first);
    at = new Date(at.getTime() + 2_000);
    await by(token);
    expect((await list()).tokens[0]?.last_used_at).toBe(at.toISOString());
    const [order] = await world.sql<{ id: string }>(
      `select id from orders where tenant_id = 'ten_fjord' limit 1`,
    );
    const note = { method: 'POST', body: JSON.stringify({ message: 'Packed' }) };
    const headers = { 'content-type': 'application/json' };
    expect((await by(token, `${ORDERS}/${order?.id}/notes`, { ...note, headers })).status).toBe(200);
    // What it does is its maker's doing.
    expect((await auditOf('order.note_added')).at(-1)?.actor_user_id).toBe('usr_fjord_admin');
    expect(id).toMatch(/^tok_/);
  });

  test('two hundred forged, changed, expired, revoked or foreign ones get nothing', async () => {
    const [good, ended] = [await make(['orders.read']), await make(['orders.read'])];
    await world.post(`${TOKENS}/${ended.id}/revoke`, {}, ISLA);
    const forged = Array.from({ length: 100 }, () => tokenOf(randomBytes(32)));
    const changed = Array.from({ length: 49 }, (_, place) => {
      const other = good.token.charAt(place + 4) === 'x' ? 'y' : 'x';
      return good.token.slice(0, place + 4) + other + good.token.slice(place + 5);
    });
    for (const token of [...forged, ...changed, ended.token, `${good.token}0`]) {
      const answer = await by(token);
      expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
    }
    const foreign = ALL_HANDLERS.filter(({ contract }) => contract.access === 'tenant').slice(0, 50);
    for (const { contract } of foreign) {
      const path = pathOf(contract, { ...contract.example.params, tenant: 'ten_lumen' });
      // Another tenant hides behind a 404 (D19-5).
      expect([contract.id, (await by(good.token, path, { method: contract.method })).status]).toEqual([
        contract.id,
        404,
      ]);
    }
    at = new Date('2026-12-29T00:00:01Z');
    expect((await by(good.token)).status).toBe(401);
    at = new Date('2026-11-28T10:00:00Z');
  });

  test('every call beyond its permissions is refused, and all that is a person’s own', async () => {
    const { token: narrow } = await make(['search.read']);
    const { token: wide } = await make(TOKEN_PERMISSIONS);
    for (const { contract } of ALL_HANDLERS) {
      const { id, access, method, permission } = contract;
      if (!['tenant', 'user', 'linked', 'staff'].includes(access) || permission === 'search.read') continue;
      const path = pathOf(contract, { ...contract.example.params, tenant: 'ten_fjord' });
      const expected = access === 'staff' ? 404 : 403;
      await world.asOwner('delete from rate_limits');
      expect([id, (await by(narrow, path, { method })).status]).toEqual([id, expected]);
      if (permission && TOKEN_PERMISSIONS.some((name) => name === permission)) continue;
      expect([id, (await by(wide, path, { method })).status]).toEqual([id, expected]);
    }
  });

  test('never more than its maker may now: demoted, disabled, removed', async () => {
    const { token } = await make(['orders.read', 'orders.cancel', 'files.delete']);
    const may = async (path: string) => (await by(token, path, { method: 'POST' })).status !== 403;
    const remove = '/api/ten_fjord/files/fil_none/delete';
    expect(await may(remove)).toBe(true);
    const asRole = (role: string) =>
      world.asOwner(`update users set role = '${role}' where email = '${ISLA}'`);
    await asRole('account_manager');
    expect([await may(remove), await may(`${ORDERS}/ord_none/cancel`)]).toEqual([false, true]);
    await asRole('customer_service');
    expect([await may(`${ORDERS}/ord_none/cancel`), (await by(token)).status]).toEqual([false, 200]);
    await asRole('admin');
    expect(await may(remove)).toBe(true);
    await world.asOwner(`update users set disabled_at = now() where email = '${ISLA}'`);
    expect((await by(token)).status).toBe(401);
    await world.asOwner(
      `update users set disabled_at = null, tenant_id = 'ten_lumen' where email = '${ISLA}'`,
    );
    expect((await by(token)).status).toBe(401);
    await world.asOwner(`update users set tenant_id = 'ten_fjord' where email = '${ISLA}'`);
    expect((await by(token)).status).toBe(200);
  });

  test('goes on where the client asks a second factor of its people: it logs nobody in', async () => {
    const { token } = await make(['orders.read']);
    await world.asOwner(`insert into two_factor_rules values ('ten_fjord', null, now())`);
    expect((await by(token)).status).toBe(200);
    await world.asOwner('delete from two_factor_rules');
  });

  test('so many calls a minute, each token for itself', async () => {
    const [busy, other] = [await make(['orders.read']), await make(['orders.read'])];
    await by(busy.token);
    await world.asOwner(`update rate_limits set hits = 300 where bucket like 'api-token:%'`);
    const answer = await by(busy.token);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await by(other.token)).status).toBe(200);
  });
});

describe('ending one (D47-6)', () => {
  test('at once, once, and audited; another tenant’s is not there', async () => {
    const { id, token } = await make(['orders.read']);
    expect((await world.post(`/api/ten_lumen/api-tokens/${id}/revoke`, {}, LUMEN)).status).toBe(404);
    const before = (await auditOf('api_token.revoked')).length;
    const both = await Promise.all([1, 2].map(() => world.post(`${TOKENS}/${id}/revoke`, {}, ISLA)));
    both.forEach((answer) => check(revokeToken, answer));
    expect((await by(token)).status).toBe(401);
    expect((await list()).tokens[0]?.state).toBe('revoked');
    expect(await auditOf('api_token.revoked')).toHaveLength(before + 1);
  });

  test('the list says what has ended, and what a token has lost', async () => {
    await make(['orders.read', 'files.delete']);
    const state = async () => (await list()).tokens.map(({ state: one, lost }) => [one, lost]);
    expect(await state()).toEqual([['active', []]]);
    const endsIn = (time: string) =>
      world.asOwner(`update api_tokens set created_at = '2026-01-01', expires_at = '${at.toISOString()}'::timestamptz
        + interval '${time}'`);
    await endsIn('13 days');
    expect(await state()).toEqual([['expires_soon', []]]);
    await endsIn('-1 second');
    expect(await state()).toEqual([['expired', []]]);
    await endsIn('90 days');
    await world.asOwner(`update api_tokens set created_by = 'usr_fjord_manager'`);
    expect(await state()).toEqual([['active', ['files.delete']]]);
    await world.asOwner(`update users set disabled_at = now() where id = 'usr_fjord_manager'`);
    expect(await state()).toEqual([['suspended', ['files.delete']]]);
  });
});

/** A contract's address with these parameters. */
function pathOf(contract: (typeof ALL_HANDLERS)[number]['contract'], params: Record<string, string>): string {
  return contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none');
}
