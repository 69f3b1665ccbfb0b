/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { ownAccountHandlers } from '@/lib/modules/accounts/api/own-account';
import { ownSessionHandlers } from '@/lib/modules/accounts/api/own-sessions';
import { forgotPasswordHandler, resetPasswordHandler } from '@/lib/modules/accounts/api/reset-password';
import { userHandler } from '@/lib/modules/accounts/api/user';
import { verifyEmailHandler } from '@/lib/modules/accounts/api/verify-email';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { DEMO_PASSWORD } from '@/scripts/seed/users';

jest.setTimeout(60_000);

const [ISLA, CALLUM, ORLA] = [
  'admin@fjord-fern.example',
  'manager@fjord-fern.example',
  'service@fjord-fern.example',
];
const NEW = 'kanelsnurrer og kaffe';

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld([
    ...ownAccountHandlers,
    ...ownSessionHandlers,
    forgotPasswordHandler,
    resetPasswordHandler,
    userHandler,
    verifyEmailHandler,
  ]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

async function logIn(email: string, password = DEMO_PASSWORD, userAgent = ''): Promise<string> {
  const answer = await world.ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return (answer.json as unknown as { token?: string }).token ?? '';
}
const by = (token: string) => ({
  get: (path: string) => world.ask(path, { headers: { authorization: `Bearer ${token}` } }),
  post: (path: string, body?: object) =>
    world.ask(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
});
const dataOf = <T>(answer: { json: unknown }) => (answer.json as { data: T }).data;
const codesOf = (answer: { json: unknown }) => (answer.json as { codes?: unknown }).codes;
const actions = async (email: string) =>
  (
    await world.asOwner<{ action: string }>(
      `select action from platform_audit a join users u on u.id = a.subject where u.email = '${email}' order by a.at`,
    )
  ).map(({ action }) => action);

describe('the profile (S2.2-10)', () => {
  test('a name is changed, cleaned, audited once, and seen by the next request', async () => {
    const me = by(await logIn(CALLUM));
    const before = dataOf<{ name: string }>(await me.get('/api/user/account')).name;
    const answer = await me.post('/api/user/profile', { name: '  Callum \u0007 Reid ', seen: before });
    expect(dataOf<{ name: string }>(answer).name).toBe('Callum Reid');
    await me.post('/api/user/profile', { name: 'Callum Reid', seen: before });
    const stale = await me.post('/api/user/profile', { name: 'Callum R.', seen: before });
    expect(stale.status).toBe(409);
    expect((await me.get('/api/user')).text).toContain('Callum Reid');
    expect((await actions(CALLUM)).filter((action) => action === 'auth.profile_updated')).toHaveLength(1);
  });

  test.each([[''], ['   '], ['x'.repeat(121)]])('a name of %j is refused at its field', async (name) => {
    const answer = await by(await logIn(CALLUM)).post('/api/user/profile', { name, seen: '' });
    expect([answer.status, Object.keys(codesOf(answer) as object)]).toEqual([422, ['name']]);
  });

  test('nobody reads an account without a login', async () => {
    expect((await world.ask('/api/user/account')).status).toBe(401);
  });
});

describe('a new password by the one in use (D42-3)', () => {
  test('ends every session, voids mailed links, tells by mail, and works at the next login', async () => {
    const [here, there] = [await logIn(ORLA), await logIn(ORLA)];
    await world.post('/api/forgot-password', { email: ORLA });
    await world.deliver();
    const link = world.tokenFor(ORLA, 'reset-password');
    const answer = await by(here).post('/api/user/password', {
      current_password: DEMO_PASSWORD,
      password: NEW,
    });
    expect(dataOf(answer)).toEqual({ email: ORLA });
    const dead = [await by(here).get('/api/user'), await by(there).get('/api/user')];
    expect(dead.map(({ status }) => status)).toEqual([401, 401]);
    expect((await world.post('/api/reset-password', { token: link, password: `${NEW}!` })).status).toBe(410);
    const told = (await world.deliver()).filter(({ to }) => to.includes(ORLA));
    expect(told.map(({ read }) => read.subject)).toEqual(['Your password for Merchloom was changed']);
    expect([await logIn(ORLA), (await logIn(ORLA, NEW)) !== '']).toEqual(['', true]);
    expect(await actions(ORLA)).toContain('auth.password_changed');
  });

  test.each([
    [{ current_password: 'not this one', password: NEW }, { current_password: ['password_wrong'] }],
    [{ current_password: DEMO_PASSWORD, password: DEMO_PASSWORD }, { password: ['password_unchanged'] }],
    [{ current_password: DEMO_PASSWORD, password: ISLA }, { password: ['password_is_email'] }],
    [{ current_password: DEMO_PASSWORD, password: 'short' }, { password: ['too_short'] }],
    [{ current_password: '', password: NEW }, { current_password: ['required'] }],
  ])('%j is refused at its field and ends nothing', async (form, codes) => {
    const token = await logIn(ISLA);
    const answer = await by(token).post('/api/user/password', form);
    expect([answer.status, codesOf(answer)]).toEqual([422, codes]);
    expect((await by(token).get('/api/user')).status).toBe(200);
  });

  test('wrong passwords count like failed logins: a stolen session can not try for ever', async () => {
    const me = by(await logIn(ISLA));
    const statuses: number[] = [];
    for (let tried = 0; tried < 7; tried += 1) {
      const form = { current_password: `wrong ${tried}`, password: NEW };
      statuses.push((await me.post('/api/user/password', form)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test('nor at once: of twenty tries together five are looked at, whichever come first', async () => {
    const me = by(await logIn(ISLA));
    const tries = Array.from({ length: 20 }, (_, at) => `wrong ${at}`);
    const answers = await Promise.all(
      tries.map((current_password) => me.post('/api/user/password', { current_password, password: NEW })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    // The right one is not looked at any more either.
    const right = { current_password: DEMO_PASSWORD, password: NEW };
    expect((await me.post('/api/user/password', right)).status).toBe(429);
  });

  test('a right one counts nothing, however often', async () => {
    const me = by(await logIn(ISLA));
    const statuses: number[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      const same = { current_password: DEMO_PASSWORD, password: DEMO_PASSWORD };
      statuses.push((await me.post('/api/user/password', same)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 422]);
    const wrong = await me.post('/api/user/password', { current_password: 'wrong', password: NEW });
    expect(codesOf(wrong)).toEqual({ current_password: ['password_wrong'] });
  });
});

describe('another address, confirmed at both (S2.2-10)', () => {
  const wish = (token: string, email: string, password = DEMO_PASSWORD) =>
    by(token).post('/api/user/email', { email, password, lang: 'en' });
  const follow = (email: string) =>
    world.post('/api/verify-email', { token: world.tokenFor(email, 'verify-email') });
  const addressOf = async (token: string) =>
    dataOf<{ email: string }>(await by(token).get('/api/user/account')).email;

  test.each([
    ['the new one first', ['isla@one.example', ISLA], 'isla@one.example'],
    ['the old one first', ['isla@one.example', 'isla@two.example'], 'isla@two.example'],
  ])('changes after the second link, %s', async (_, [first = '', second = ''], wanted) => {
    const [{ email: former } = { email: '' }] = await world.asOwner<{ email: string }>(
      `select email from users where id = 'usr_fjord_admin' or email = '${ISLA}' limit 1`,
    );
    const token = await logIn(former);
    const asked = dataOf<{ pending_email: { email: string } }>(await wish(token, wanted.toUpperCase()));
    expect(asked.pending_email).toMatchObject({ email: wanted, old_confirmed: false, new_confirmed: false });
    await world.deliver();
    const one = await follow(first);
    expect(one.json).toMatchObject({ data: { outcome: 'one_more', email: second } });
    expect(await addressOf(token)).toBe(former);
    const two = await follow(second);
    expect(two.json).toMatchObject({ data: { outcome: 'changed', email: wanted } });
    expect(await addressOf(token)).toBe(wanted);
    const told = await world.deliver();
    expect(told.flatMap(({ to }) => to).sort()).toEqual([former, wanted].sort());
    expect([await logIn(former), (await logIn(wanted)) !== '']).toEqual(['', true]);
    expect((await follow(second)).status).toBe(410);
  });

  test('an address that has an account: same answer, a mail that says so, no link, no change', async () => {
    const token = await logIn(CALLUM);
    const answer = await wish(token, 'admin@lumen-robotics.example');
    expect([answer.status, dataOf<{ pending_email: { email: string } }>(answer).pending_email.email]).toEqual(
      [200, 'admin@lumen-robotics.example'],
    );
    const mails = await world.deliver();
    const theirs = mails.find(({ to }) => to.includes('admin@lumen-robotics.example'));
    expect(theirs?.read.text).not.toMatch(/verify-email|Callum/);
    expect(theirs?.read.subject).toBe('You already have an account with Merchloom');
    expect((await follow(CALLUM)).json).toMatchObject({ data: { outcome: 'one_more' } });
    expect(await addressOf(token)).toBe(CALLUM);
  });

  test('withdrawn, replaced or a day old, the links open nothing', async () => {
    const token = await logIn(CALLUM);
    await wish(token, 'callum@first.example');
    await world.deliver();
    await by(token).post('/api/user/email/withdraw');
    expect((await follow('callum@first.example')).status).toBe(410);
    await wish(token, 'callum@second.example');
    await world.deliver();
    const replaced = world.tokenFor('callum@second.example', 'verify-email');
    await wish(token, 'callum@third.example');
    await world.deliver();
    expect((await world.post('/api/verify-email', { token: replaced })).status).toBe(410);
    const undo = setClock(() => new Date(Date.now() + 25 * 3_600_000));
    expect((await follow('callum@third.example')).status).toBe(410);
    undo();
    expect(await addressOf(token)).toBe(CALLUM);
  });

  test('asks for the password, and for an address that differs', async () => {
    const token = await logIn(CALLUM);
    expect(codesOf(await wish(token, 'callum@x.example', 'wrong'))).toEqual({ password: ['password_wrong'] });
    expect(codesOf(await wish(token, CALLUM))).toEqual({ email: ['email_unchanged'] });
    expect(codesOf(await wish(token, 'no address'))).toMatchObject({ email: ['invalid_email'] });
    expect(await world.deliver()).toEqual([]);
  });
});

describe('where somebody is logged in (S2.2-10)', () => {
  const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:130.0) Gecko/20100101 Firefox/130.0';
  type Listed = { sessions: { id: string; current: boolean; browser: string; system: string }[] };

  test('lists browser and system by name, ends one, ends all others', async () => {
    const email = 'admin@tidewater-books.example';
    const [here, there, third] = [
      await logIn(email, DEMO_PASSWORD, FIREFOX),
      await logIn(email),
      await logIn(email),
    ];
    const { sessions } = dataOf<Listed>(await by(here).get('/api/user/sessions'));
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toMatchObject([
      { browser: 'Firefox', system: 'macOS' },
    ]);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    const left = dataOf<Listed>(await by(here).post(`/api/user/sessions/${other}/end`));
    expect(left.sessions.map(({ id }) => id)).not.toContain(other);
    const alive = async () =>
      (await Promise.all([there, third].map((token) => by(token).get('/api/user')))).map(
        ({ status }) => status,
      );
    expect((await alive()).sort()).toEqual([200, 401]);
    const only = dataOf<Listed>(await by(here).post('/api/user/sessions/end-others'));
    expect(only.sessions.map(({ current }) => current)).toEqual([true]);
    expect(await alive()).toEqual([401, 401]);
    expect((await by(here).get('/api/user')).status).toBe(200);
  });

  test('another person’s session and an unknown one are 404', async () => {
    const [mine, theirs] = [await logIn(CALLUM), await logIn('super@merchloom.example')];
    const { sessions } = dataOf<Listed>(await by(theirs).get('/api/user/sessions'));
    for (const id of [sessions[0]?.id ?? '', 'ses_unknown']) {
      expect((await by(mine).post(`/api/user/sessions/${id}/end`)).status).toBe(404);
    }
    expect((await by(theirs).get('/api/user')).status).toBe(200);
  });
});
