/** @jest-environment node */
import { appEnv } from '@/lib/env/app';
import { setClock } from '@/lib/kernel/clock';
import { loginHandler } from '@/lib/modules/accounts/api/login';
import { peopleHandlers } from '@/lib/modules/accounts/api/people';
import { twoFactorHandlers } from '@/lib/modules/accounts/api/two-factor';
import { userHandler } from '@/lib/modules/accounts/api/user';
import type { TwoFactorSetup, TwoFactorState } from '@/lib/modules/accounts/contract/two-factor';
import { codeOfStep, stepAt } from '@/lib/modules/accounts/rules/totp';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';
import { openSecret } from './sealed-secret';

jest.setTimeout(60_000);

const [ISLA, CALLUM, ORLA] = [
  'admin@fjord-fern.example',
  'manager@fjord-fern.example',
  'service@fjord-fern.example',
];
const SUPER = 'super@merchloom.example';
const BASE = '/api/user/two-factor';

let world: PeopleWorld;
let at = new Date('2026-11-24T09:00:00Z');
let unset: () => void;
beforeAll(async () => {
  world = await startPeopleWorld([...twoFactorHandlers, ...peopleHandlers, loginHandler, userHandler]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner('delete from rate_limits; delete from two_factor; delete from two_factor_rules');
  at = new Date(at.getTime() + 3_600_000);
  unset = setClock(() => at);
  world.forget();
});
afterEach(() => unset());

const dataOf = <T>(answer: { json: unknown }) => (answer.json as { data: T }).data;
const later = (seconds: number) => void (at = new Date(at.getTime() + seconds * 1000));

/** The code that the person's app shows now. */
async function appCode(email: string, steps = 0): Promise<string> {
  const [row] = await world.asOwner<{ user_id: string; secret: Buffer }>(
    `select user_id, secret from two_factor join users on id = user_id where email = '${email}'`,
  );
  const secret = row ? openSecret(row.user_id, row.secret) : null;
  if (!secret) throw new Error(`${email} has no readable secret`);
  return codeOfStep(secret, stepAt(at) + steps);
}

const begin = (email: string, password = DEMO_PASSWORD) => world.post(`${BASE}/begin`, { password }, email);
const confirm = (email: string, code: string) => world.post(`${BASE}/confirm`, { code }, email);
const logIn = (email: string, code?: string, password = DEMO_PASSWORD) =>
  world.post('/api/login', { email, password, ...(code === undefined ? {} : { code }) });

/** Sets up a second factor; returns the recovery codes. The next code is one of a later step. */
async function setUp(email: string): Promise<string[]> {
  await begin(email);
  const answer = await confirm(email, await appCode(email));
  later(30);
  return dataOf<{ recovery_codes: string[] }>(answer).recovery_codes;
}
const state = async (email: string) => dataOf<TwoFactorState>(await world.ask(BASE, {}, email));
const codeOf = ({ json }: { json: unknown }) => (json as { code?: string }).code;

describe('setting it up (D42-4)', () => {
  test('by password and a first code; then every login asks for one, and other sessions are over', async () => {
    const other = await world.logIn(ISLA);
    const setup = dataOf<TwoFactorSetup>(await begin(ISLA));
    expect(setup.uri).toContain(`secret=${setup.secret}&issuer=`);
    expect(setup.qr.path).toMatch(/^M\d/);
    expect(codeOf(await logIn(ISLA))).toBeUndefined();
    const answer = await confirm(ISLA, await appCode(ISLA));
    expect(dataOf<{ recovery_codes: string[] }>(answer).recovery_codes).toHaveLength(10);
    expect(await state(ISLA)).toMatchObject({ on: true, required: false, codes_left: 10 });
    expect((await world.ask('/api/user', { headers: { authorization: `Bearer ${other}` } })).status).toBe(
      401,
    );
    expect(await logIn(ISLA)).toMatchObject({ status: 401, json: { code: 'two_factor_needed' } });
  });

  test('the table holds no secret that anybody could read, nor a code', async () => {
    const setup = dataOf<TwoFactorSetup>(await begin(ISLA));
    const codes = await setUp(ISLA).catch(() => []);
    const [dump] = await world.asOwner<{ text: string }>(
      `select (select string_agg(t::text, '') from two_factor t) || coalesce((select string_agg(c::text, '')
        from recovery_codes c), '') || (select string_agg(p::text, '') from platform_audit p) as text`,
    );
    for (const text of [setup.secret, ...codes]) expect(dump?.text).not.toContain(text);
  });

  test('not by a wrong password, nor twice', async () => {
    expect(await begin(ISLA, 'not it')).toMatchObject({
      status: 422,
      json: { codes: { password: ['password_wrong'] } },
    });
    expect(await confirm(ISLA, '123456')).toMatchObject({
      status: 422,
      json: { codes: { code: ['code_wrong'] } },
    });
    await setUp(ISLA);
    expect((await begin(ISLA)).status).toBe(409);
    expect((await confirm(ISLA, await appCode(ISLA))).status).toBe(422);
  });

  test('a secret of another person’s row opens nothing', async () => {
    await begin(ISLA);
    await begin(CALLUM);
    await world.asOwner(`update two_factor set secret = (select secret from two_factor join users on id = user_id
      where email = '${ISLA}') where user_id = (select id from users where email = '${CALLUM}')`);
    await expect(appCode(CALLUM)).rejects.toThrow('no readable secret');
    expect((await confirm(CALLUM, await appCode(ISLA))).status).toBe(422);
  });
});

describe('a login (D42-4)', () => {
  test('takes a code once, and none of before it', async () => {
    await setUp(ISLA);
    const [before, code] = [await appCode(ISLA, -1), await appCode(ISLA)];
    expect((await logIn(ISLA, code)).status).toBe(200);
    expect(codeOf(await logIn(ISLA, code))).toBe('two_factor_wrong');
    expect(codeOf(await logIn(ISLA, before))).toBe('two_factor_wrong');
    later(30);
    expect((await logIn(ISLA, await appCode(ISLA))).status).toBe(200);
  });

  test('of four at once with the same code one gets in', async () => {
    await setUp(ISLA);
    const code = await appCode(ISLA);
    const tries = await Promise.all(Array.from({ length: 4 }, () => logIn(ISLA, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes a recovery code in its place, however it is typed, and once', async () => {
    const [code = ''] = await setUp(ISLA);
    expect((await logIn(ISLA, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect(codeOf(await logIn(ISLA, code))).toBe('two_factor_wrong');
    later(30);
    world.forget();
    const token = dataless(await logIn(ISLA, await appCode(ISLA)));
    const left = await world.ask(BASE, { headers: { authorization: `Bearer ${token}` } });
    expect(dataOf<TwoFactorState>(left).codes_left).toBe(9);
  });

  test('after five wrong codes none is taken any more, from wherever it comes', async () => {
    await setUp(ISLA);
    const wrong = (Number(await appCode(ISLA)) + 500_000) % 1_000_000;
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        logIn(
          ISLA,
          String(wrong + index)
            .padStart(6, '0')
            .slice(-6),
        ),
      ),
    );
    const codes = tries.map(codeOf);
    expect(codes.filter((code) => code === 'two_factor_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(7);
    expect(codeOf(await logIn(ISLA, await appCode(ISLA)))).toBe('rate_limited');
    later(901);
    expect((await logIn(ISLA, await appCode(ISLA))).status).toBe(200);
  });

  test('says nothing of a second factor to who does not know the password', async () => {
    await setUp(ISLA);
    expect(codeOf(await logIn(ISLA, undefined, 'not it'))).toBe('bad_credentials');
    expect(codeOf(await logIn(ISLA, await appCode(ISLA), 'not it'))).toBe('bad_credentials');
    expect((await logIn(ISLA, await appCode(ISLA))).status).toBe(200);
  });
});

const dataless = ({ json }: { json: unknown }) => (json as { token: string }).token;

describe('turning it off, and new codes (D42-4)', () => {
  test('by password and code', async () => {
    await setUp(ISLA);
    const end = (password: string, code: string) => world.post(`${BASE}/end`, { password, code }, ISLA);
    expect(await end('not it', await appCode(ISLA))).toMatchObject({
      json: { codes: { password: ['password_wrong'] } },
    });
    expect(await end(DEMO_PASSWORD, 'nonsense')).toMatchObject({ json: { codes: { code: ['code_wrong'] } } });
    expect((await end(DEMO_PASSWORD, await appCode(ISLA))).status).toBe(200);
    expect((await logIn(ISLA)).status).toBe(200);
  });

  test('new recovery codes end the old ones', async () => {
    const [old = ''] = await setUp(ISLA);
    const answer = await world.post(`${BASE}/recovery-codes`, { code: await appCode(ISLA) }, ISLA);
    const [fresh = ''] = dataOf<{ recovery_codes: string[] }>(answer).recovery_codes;
    expect(codeOf(await logIn(ISLA, old))).toBe('two_factor_wrong');
    expect((await logIn(ISLA, fresh)).status).toBe(200);
  });

  test('an admin ends it for a colleague who has lost it; their sessions are over', async () => {
    await setUp(ORLA);
    const people = dataOf<{ people: { id: string; email: string; two_factor: boolean }[] }>(
      await world.ask('/api/ten_fjord/users', {}, ISLA),
    ).people;
    const orla = people.find(({ email }) => email === ORLA);
    expect(orla?.two_factor).toBe(true);
    const reset = () => world.post(`/api/ten_fjord/users/${orla?.id}/reset-two-factor`, {}, ISLA);
    expect(dataOf<{ two_factor: boolean }>(await reset()).two_factor).toBe(false);
    expect((await reset()).status).toBe(200);
    expect((await world.ask(BASE, {}, ORLA)).status).toBe(401);
    const resets = await world.sql<{ data: object }>(
      `select data from audit_log where action = 'user.two_factor_reset' and subject_id = '${orla?.id}'`,
    );
    expect(resets.map(({ data }) => data)).toEqual([{ before: 'on', after: 'off' }]);
    expect((await logIn(ORLA)).status).toBe(200);
    const mails = await world.asOwner(
      `select id from account_mails where kind = 'two_factor_off' and email = '${ORLA}'`,
    );
    expect(mails).toHaveLength(1);
  });
});

describe('asked of everybody (D42-4, D42-5)', () => {
  const ask = (required: boolean, who = ISLA) =>
    world.post('/api/ten_fjord/users/rules', { two_factor_required: required }, who);

  test('who has none can do nothing but set it up, from the next request on', async () => {
    await world.ask('/api/user', {}, CALLUM);
    await setUp(ISLA);
    expect(dataOf(await ask(true))).toEqual({ two_factor_required: true, without_two_factor: 2 });
    expect((await world.ask('/api/user', {}, CALLUM)).json).toMatchObject({ two_factor: 'missing' });
    expect(await world.ask('/api/ten_fjord/users', {}, ORLA)).toMatchObject({
      status: 403,
      json: { code: 'two_factor_missing' },
    });
    const [logged] = await world.sql(
      "select subject_type, subject_id from audit_log where action = 'user.two_factor_required' order by at desc",
    );
    expect(logged).toEqual({ subject_type: 'tenant', subject_id: 'ten_fjord' });
    await setUp(CALLUM);
    expect((await world.ask('/api/user', {}, CALLUM)).json).toMatchObject({ two_factor: 'on' });
    const end = await world.post(
      `${BASE}/end`,
      { password: DEMO_PASSWORD, code: await appCode(CALLUM) },
      CALLUM,
    );
    expect(codeOf(end)).toBe('two_factor_required');
    expect(dataOf(await ask(false))).toEqual({ two_factor_required: false, without_two_factor: 1 });
    expect((await world.ask('/api/user', {}, ORLA)).json).toMatchObject({ two_factor: 'off' });
  });

  test('is the admins’ own to ask: neither a manager nor staff do', async () => {
    expect((await ask(true, CALLUM)).status).toBe(403);
    expect((await ask(true, SUPER)).status).toBe(403);
    expect((await world.post('/api/ten_lumen/users/rules', { two_factor_required: true }, ISLA)).status).toBe(
      404,
    );
  });

  test('outside demo and tests all of the platform’s people need one', async () => {
    await world.ask('/api/staff-users', {}, SUPER);
    const env = appEnv();
    const { APP_MODE } = env;
    Object.assign(env, { APP_MODE: 'production' });
    try {
      expect((await world.ask('/api/user', {}, SUPER)).json).toMatchObject({ two_factor: 'missing' });
      expect(codeOf(await world.ask('/api/staff-users', {}, SUPER))).toBe('two_factor_missing');
      expect((await world.ask('/api/ten_fjord/users', {}, ISLA)).status).toBe(200);
      await setUp(SUPER);
      expect((await world.ask('/api/staff-users', {}, SUPER)).status).toBe(200);
      const end = { password: DEMO_PASSWORD, code: await appCode(SUPER) };
      expect(codeOf(await world.post(`${BASE}/end`, end, SUPER))).toBe('two_factor_required');
    } finally {
      Object.assign(env, { APP_MODE });
    }
  });

  test('another client’s people are free of it', async () => {
    await ask(true);
    const { json } = await world.ask('/api/user', {}, 'admin@lumen-robotics.example');
    expect(json).toMatchObject({ two_factor: 'off' });
  });
});
