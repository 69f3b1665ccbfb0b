/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { forgotPasswordHandler } from '@/lib/modules/accounts/api/reset-password';
import { joinHandlers } from '@/lib/modules/accounts/api/join';
import { peopleHandlers } from '@/lib/modules/accounts/api/people';
import { userHandler } from '@/lib/modules/accounts/api/user';
import type { PeoplePage, Person } from '@/lib/modules/accounts/contract/people';
import { purgePeople } from './purge-people';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [ISLA, CALLUM, ORLA] = [
  'admin@fjord-fern.example',
  'manager@fjord-fern.example',
  'service@fjord-fern.example',
];
const SUPER = 'super@merchloom.example';
const DAY_MS = 86_400_000;

let world: PeopleWorld;
beforeAll(async () => {
  world = await startPeopleWorld([...peopleHandlers, ...joinHandlers, userHandler, forgotPasswordHandler]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

const dataOf = <T>(answer: { json: unknown }) => (answer.json as { data: T }).data;
const list = async (query = '', who = ISLA, base = '/api/ten_fjord/users') =>
  dataOf<PeoplePage>(await world.ask(`${base}?${query}`, {}, who)).people;
const person = async (email: string, query = '') =>
  (await list(query)).find((one) => one.email === email) ?? ({ id: '' } as Person);
const act = (id: string, verb: string, body: object = {}, who = ISLA) =>
  world.post(`/api/ten_fjord/users/${id}/${verb}`, body, who);

describe('the list (S2.2-5)', () => {
  test('names everybody of the client, the newest first, and nobody else', async () => {
    const people = await list();
    expect(people.map(({ email }) => email).toSorted()).toEqual([ISLA, CALLUM, ORLA].toSorted());
    expect(people.find(({ email }) => email === ISLA)).toMatchObject({ self: true, state: 'active' });
  });

  test('finds by name, address, role and state', async () => {
    expect((await list('search=SERVICE@')).map(({ email }) => email)).toEqual([ORLA]);
    expect((await list('role=account_manager')).map(({ email }) => email)).toEqual([CALLUM]);
    expect(await list('state=disabled')).toEqual([]);
    expect(await list('search=%25')).toEqual([]);
  });

  test('pages by cursor without a gap or a double', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const page: PeoplePage = dataOf(
        await world.ask(`/api/ten_fjord/users?limit=1${cursor ? `&cursor=${cursor}` : ''}`, {}, ISLA),
      );
      seen.push(...page.people.map(({ email }) => email));
      cursor = page.next_cursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
  });

  test('staff read a client’s people and change none; their own list holds staff alone (D43)', async () => {
    expect((await list('', SUPER)).map(({ email }) => email)).toContain(ISLA);
    const { id } = await person(ORLA);
    expect((await act(id, 'disable', {}, SUPER)).status).toBe(403);
    const invite = { email: 'x@fjord-fern.example', role: 'admin' };
    expect((await world.post('/api/ten_fjord/users/invite', invite, SUPER)).status).toBe(403);
    const own = await list('', SUPER, '/api/staff-users');
    expect(own.map(({ email }) => email.split('@')[1])).toEqual(Array(3).fill('merchloom.example'));
    expect((await world.ask('/api/staff-users', {}, ISLA)).status).toBe(404);
  });
});

describe('an invitation (D42-1)', () => {
  const invite = (email: string, more: object = {}) =>
    world.post('/api/ten_fjord/users/invite', { email, role: 'customer_service', ...more }, ISLA);
  const join = (token: string, name = 'Rowan Hale', password = 'kanelsnurrer og kaffe') =>
    world.post('/api/join', { token, name, password });

  test('is mailed, read without being used up, and makes an account with its role, once', async () => {
    const answer = await invite('Rowan@fjord-fern.example', { note: 'Glad you are with us.' });
    expect(dataOf<Person>(answer)).toMatchObject({ state: 'invited', email: 'rowan@fjord-fern.example' });
    const [mail] = await world.deliver();
    expect(mail?.read.subject).toContain('Isla Bracken invites you to Fjord & Fern Coffee');
    expect(mail?.read.text).toContain('Glad you are with us.');
    const token = world.joinToken('rowan@fjord-fern.example');
    for (let read = 0; read < 2; read += 1) {
      expect(dataOf(await world.post('/api/join/read', { token }))).toEqual({
        company: 'Fjord & Fern Coffee',
        inviter: 'Isla Bracken',
        email: 'rowan@fjord-fern.example',
        name: '',
        role: 'customer_service',
        note: 'Glad you are with us.',
      });
    }
    expect((await join(token, 'Rowan', 'short')).status).toBe(422);
    expect((await join(token)).status).toBe(200);
    expect([(await join(token)).status, (await world.post('/api/join/read', { token })).status]).toEqual([
      410, 410,
    ]);
    const { json } = await world.post('/api/login', {
      email: 'rowan@fjord-fern.example',
      password: 'kanelsnurrer og kaffe',
    });
    expect(json).toMatchObject({
      user: { role: 'customer_service', tenant_id: 'ten_fjord', superadmin: 0, email_verified: true },
    });
    const log = await world.sql<{ action: string }>(
      `select action from audit_log where tenant_id = 'ten_fjord' and action like 'user.%' order by at`,
    );
    expect(log.map(({ action }) => action)).toEqual(['user.invited', 'user.joined']);
  });

  test('of twenty who follow one link at once, one joins', async () => {
    await invite('one@fjord-fern.example');
    await world.deliver();
    const token = world.joinToken('one@fjord-fern.example');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => join(token, `Person ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list('search=one@')).toHaveLength(1);
  });

  test('is found by either form of its address’s domain (S5-93)', async () => {
    await invite('two@bücher.example');
    expect(await list(`search=${encodeURIComponent('Two@Bücher')}`)).toEqual(
      await list('search=two@xn--bcher'),
    );
    expect(await list('search=two@')).toHaveLength(1);
  });

  test('sent again, the former link is dead; withdrawn or eight days old, the last one too', async () => {
    await invite('again@fjord-fern.example');
    await world.deliver();
    const first = world.joinToken('again@fjord-fern.example');
    const { id } = await person('again@fjord-fern.example');
    expect((await act(id, 'resend')).status).toBe(200);
    await world.deliver();
    const second = world.joinToken('again@fjord-fern.example');
    const read = async (token: string) => (await world.post('/api/join/read', { token })).status;
    expect([first === second, await read(first), await read(second)]).toEqual([false, 410, 200]);
    const undo = setClock(() => new Date(Date.now() + 8 * DAY_MS));
    const late = [await read(second), (await join(second)).status];
    undo();
    expect(late).toEqual([410, 410]);
    expect((await act(id, 'withdraw')).status).toBe(200);
    expect([
      await read(second),
      (await act(id, 'resend')).status,
      (await act(id, 'withdraw')).status,
    ]).toEqual([410, 410, 410]);
  });

  test('dies with the right of who sent it; who sends it again asks from then on', async () => {
    const callum = await person(CALLUM);
    await world.asOwner(`update users set role = 'admin' where id = '${callum.id}'`);
    const body = { email: 'friend@elsewhere.example', role: 'admin' };
    await world.post('/api/ten_fjord/users/invite', body, CALLUM);
    const kept = { email: 'kept@elsewhere.example', role: 'admin' };
    await world.post('/api/ten_fjord/users/invite', kept, CALLUM);
    await world.deliver();
    const token = world.joinToken('friend@elsewhere.example');
    await act((await person('kept@elsewhere.example')).id, 'resend');
    await world.deliver();
    await act(callum.id, 'role', { role: 'account_manager', seen: 'admin' });
    world.forget();
    expect([(await join(token)).status, (await person('friend@elsewhere.example')).id]).toEqual([410, '']);
    const again = world.joinToken('kept@elsewhere.example');
    expect(dataOf(await world.post('/api/join/read', { token: again }))).toMatchObject({
      inviter: 'Isla Bracken',
    });
  });

  test('an address with an account elsewhere: the same answer, a mail without a link', async () => {
    const answer = await invite('admin@lumen-robotics.example');
    expect([answer.status, dataOf<Person>(answer).state]).toEqual([200, 'invited']);
    const [mail] = await world.deliver();
    expect(mail?.read.text).not.toContain('/join/');
    expect(mail?.read.text).toContain('already has an account');
  });

  test.each([
    [ORLA, 'already_member'],
    ['twice@fjord-fern.example', 'already_invited'],
    ['nowhere', 'invalid_email'],
  ])('to %s is refused with %s', async (email, code) => {
    if (code === 'already_invited') await invite(email);
    const answer = await invite(email);
    expect([answer.status, (answer.json as { codes?: { email?: string[] } }).codes?.email]).toEqual([
      422,
      [code],
    ]);
  });

  test('a client sends fifty a day at most, however many addresses it names', async () => {
    const codes = new Set<number>();
    for (let at = 0; at < 51; at += 1) codes.add((await invite(`many-${at}@elsewhere.example`)).status);
    expect([...codes]).toEqual([200, 429]);
    await world.asOwner(`update user_invitations set withdrawn_at = now() where email like 'many-%'`);
    await world.asOwner('delete from rate_limits');
  });

  test('a mail that was sent but not noted is sent once more with the same link', async () => {
    await invite('crash@fjord-fern.example');
    await world.deliver();
    const token = world.joinToken('crash@fjord-fern.example');
    await world.asOwner(
      `update user_invitations set mailed_round = 0 where email = 'crash@fjord-fern.example'`,
    );
    const { id } = await person('crash@fjord-fern.example');
    await world.send({ invitationId: id, round: 1 });
    expect(world.joinToken('crash@fjord-fern.example')).toBe(token);
    await world.send({ invitationId: id, round: 1 });
    expect(world.caught.filter(({ to }) => to.includes('crash@fjord-fern.example'))).toHaveLength(2);
  });
});

describe('roles and access (D42-2, D42-3)', () => {
  const alive = async (token: string) =>
    (await world.ask('/api/user', { headers: { authorization: `Bearer ${token}` } })).status;

  test.each([
    ['role', { role: 'account_manager', seen: 'customer_service' }],
    ['end-sessions', {}],
    ['disable', {}],
  ])('%s ends the person’s sessions with the write', async (verb, body) => {
    const { id } = await person(ORLA);
    await world.asOwner(`update users set disabled_at = null, role = 'customer_service' where id = '${id}'`);
    const token = await world.logIn(ORLA);
    expect([await alive(token), (await act(id, verb, body)).status, await alive(token)]).toEqual([
      200, 200, 401,
    ]);
    await world.asOwner(`update users set disabled_at = null, role = 'customer_service' where id = '${id}'`);
  });

  test('ending sessions is logged with how many there were (D44-1)', async () => {
    const { id } = await person(ORLA);
    await act(id, 'end-sessions');
    for (const _ of [1, 2]) await world.logIn(ORLA);
    await act(id, 'end-sessions');
    const [row] = await world.sql<{ data: object }>(
      `select data from audit_log where subject_id = '${id}' and action = 'user.sessions_ended' order by at desc limit 1`,
    );
    expect(row?.data).toEqual({ before: 2, after: 0 });
  });

  test('a disabled person cannot log in until enabled; both are safe to repeat and logged once', async () => {
    const { id } = await person(ORLA);
    await act(id, 'disable');
    expect([(await act(id, 'disable')).status, await world.logIn(ORLA)]).toEqual([200, '']);
    await act(id, 'enable');
    await act(id, 'enable');
    expect(await world.logIn(ORLA)).not.toBe('');
    const log = await world.sql<{ action: string }>(
      `select action from audit_log where subject_id = '${id}' and action in ('user.disabled', 'user.enabled') order by at desc limit 2`,
    );
    expect(log.map(({ action }) => action)).toEqual(['user.enabled', 'user.disabled']);
  });

  test('a page that shows an older role changes nothing (D42-17)', async () => {
    const { id } = await person(ORLA);
    await world.asOwner(`update users set role = 'account_manager' where id = '${id}'`);
    const stale = await act(id, 'role', { role: 'admin', seen: 'customer_service' });
    expect([stale.status, (await person(ORLA)).role]).toEqual([409, 'account_manager']);
    const fresh = await act(id, 'role', { role: 'customer_service', seen: 'account_manager' });
    expect([fresh.status, (await person(ORLA)).role]).toEqual([200, 'customer_service']);
  });

  test('nobody changes their own account here', async () => {
    const { id } = await person(ISLA);
    for (const [verb, body] of [
      ['role', { role: 'customer_service', seen: 'admin' }],
      ['disable', {}],
      ['remove', { name: 'Isla Bracken' }],
      ['end-sessions', {}],
    ] as const) {
      expect((await act(id, verb, body)).json.code).toBe('own_account');
    }
  });

  test('of two admins who take each other’s role away at once, one stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [isla, callum] = [await person(ISLA), await person(CALLUM)];
      await world.asOwner(
        `update users set role = 'admin', disabled_at = null where id in ('${isla.id}', '${callum.id}')`,
      );
      // Both are logged in before either acts.
      for (const who of [ISLA, CALLUM]) await world.ask('/api/user', {}, who);
      const [verb, body]: [string, object] =
        round % 2 ? ['disable', {}] : ['role', { role: 'account_manager', seen: 'admin' }];
      const answers = await Promise.all([act(callum.id, verb, body, ISLA), act(isla.id, verb, body, CALLUM)]);
      const [{ count } = { count: -1 }] = await world.asOwner<{ count: number }>(
        `select count(*)::integer as count from users where tenant_id = 'ten_fjord' and role = 'admin' and disabled_at is null`,
      );
      expect([count, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
      await world.asOwner(
        `update users set role = 'admin', disabled_at = null where id = '${isla.id}';
         update users set role = 'account_manager', disabled_at = null where id = '${callum.id}'`,
      );
      world.forget();
    }
  });

  test('people of another client, invitations of another and unknown ones are 404', async () => {
    const theirs = (await list('', 'admin@lumen-robotics.example', '/api/ten_lumen/users'))[0]?.id ?? '';
    for (const id of [theirs, 'usr_nobody', 'uin_nobody']) {
      for (const verb of ['disable', 'enable', 'end-sessions', 'restore']) {
        expect((await act(id, verb)).status).toBe(404);
      }
    }
    expect((await act('uin_nobody', 'resend')).status).toBe(404);
  });
});

describe('removing (D45)', () => {
  test('asks for the name, can be undone for 30 days, and then forgets name and address', async () => {
    const { id, name } = await person(ORLA);
    expect((await act(id, 'remove', { name: 'Somebody' })).json.codes).toEqual({ name: ['invalid'] });
    expect(dataOf<Person>(await act(id, 'remove', { name })).state).toBe('removed');
    expect([await world.logIn(ORLA), (await person(ORLA)).id]).toEqual(['', '']);
    expect((await person(ORLA, 'state=removed')).id).toBe(id);
    expect((await act(id, 'enable')).status).toBe(410);
    expect(dataOf<Person>(await act(id, 'restore')).state).toBe('active');
    await act(id, 'disable');
    await act(id, 'remove', { name });
    expect(dataOf<Person>(await act(id, 'restore')).state).toBe('disabled');
    await act(id, 'enable');
    expect(await world.logIn(ORLA)).not.toBe('');
    await act(id, 'remove', { name });
    await world.asOwner(`insert into two_factor (user_id, secret, created_at) values ('${id}', 'x', now());
      insert into recovery_codes (user_id, code_hash) values ('${id}', 'y');
      insert into notice_choices values ('${id}', 'cases', 'daily');
      insert into kept_notices (user_id, mail_id, notice, heading, url, kept_at, due_at)
        values ('${id}', 'm', 'cases', 'A case', 'https://shop.example', now(), now())`);
    const undo = setClock(() => new Date(Date.now() + 31 * DAY_MS));
    expect([await purgePeople(), await purgePeople()]).toEqual([1, 0]);
    undo();
    expect(await world.asOwner('select 1 from user_invitations where accepted_at is not null')).toEqual([]);
    const [row] = await world.asOwner<{ name: string; email: string }>(
      `select name, email from users where id = '${id}'`,
    );
    expect(row).toEqual({ name: '', email: `${id}@removed.invalid` });
    const left = [
      ...['two_factor', 'recovery_codes', 'sessions', 'account_mails', 'notice_choices', 'kept_notices'],
    ].map((table) => world.asOwner(`select 1 from ${table} where user_id = '${id}'`));
    expect((await Promise.all(left)).flat()).toEqual([]);
  });
});
