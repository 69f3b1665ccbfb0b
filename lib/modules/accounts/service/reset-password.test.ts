/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { resetPassword } from '@/lib/modules/accounts/contract/reset-password';
import { forgotPasswordHandler, resetPasswordHandler } from '@/lib/modules/accounts/api/reset-password';
import { userHandler } from '@/lib/modules/accounts/api/user';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';
import { DEMO_PASSWORD } from '@/scripts/seed/users';

jest.setTimeout(60_000);

const NEW = 'kanelsnurrer og kaffe';
const PEOPLE = ['admin@fjord-fern.example', 'manager@fjord-fern.example', 'service@fjord-fern.example'];
const [ISLA = '', CALLUM = '', ORLA = ''] = PEOPLE;
const EDMUND = 'admin@tidewater-books.example';
const SANNE = 'admin@lumen-robotics.example';

let world: AccountWorld;
let undo: (() => void) | undefined;
beforeAll(async () => {
  world = await startAccountWorld([forgotPasswordHandler, resetPasswordHandler, userHandler]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));
afterEach(() => undo?.());

let minutes = 0;
/** Moves the clock past the half-minute window, so that each request counts as a new one. */
async function ask(email: string, lang = 'en') {
  minutes += 2;
  const until = setClock(() => new Date(Date.now() + minutes * 60_000));
  const answer = await world.post('/api/forgot-password', { email, lang });
  const mails = await world.deliver();
  until();
  const told = mails.filter(({ to }) => to.includes(email.toLowerCase()));
  return { answer, told, token: world.tokenFor(email.toLowerCase(), 'reset-password') };
}
const reset = (token: string, password = NEW) => world.post('/api/reset-password', { token, password });
const later = (ms: number) => setClock(() => new Date(Date.now() + minutes * 60_000 + ms));

async function logIn(email: string, password: string): Promise<string> {
  const { json } = await world.post('/api/login', { email, password });
  return 'token' in json && typeof json.token === 'string' ? json.token : '';
}
const alive = async (token: string) =>
  (await world.ask('/api/user', { headers: { authorization: `Bearer ${token}` } })).status;

describe('asking for a link (D8-3)', () => {
  test('an unknown address gets the same answer, and a mail that says so, whose address is then forgotten', async () => {
    const stranger = 'nobody@elsewhere.example';
    const [known, unknown] = [await ask(EDMUND.toUpperCase()), await ask(stranger)];
    expect([known.answer.status, known.answer.text]).toEqual([unknown.answer.status, unknown.answer.text]);
    expect(known.told[0]?.read.subject).toBe('Choose a new password for Merchloom');
    expect(unknown.told[0]?.read.subject).toBe('No Merchloom account for this address');
    expect(unknown.told[0]?.read.text).toContain('/get-started');
    const rows = await world.asOwner('select * from account_mails');
    expect(JSON.stringify(rows)).not.toContain('elsewhere.example');
  });

  test('nobody is looked up before the answer: the same statements for both', async () => {
    const { default: pg } = await import('pg');
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    const said = async (email: string) => {
      spy.mockClear();
      await world.post('/api/forgot-password', { email });
      return spy.mock.calls.map(([statement]) => JSON.stringify(statement).replace(/"values":.*/, ''));
    };
    // Old counters are deleted at random times, so they are left out of the comparison.
    const calls = [await said('first@elsewhere.example'), await said(SANNE)];
    spy.mockRestore();
    const [unknown, known] = calls.map((all) => all.filter((text) => !text.includes('delete from')));
    expect(known?.length).toBeGreaterThan(5);
    expect(known).toEqual(unknown);
  });

  test('somebody whose account is closed is told as one who has none', async () => {
    await world.asOwner(`update users set disabled_at = now() where email = '${ORLA}'`);
    const { told } = await ask(ORLA);
    await world.asOwner(`update users set disabled_at = null where email = '${ORLA}'`);
    expect(told[0]?.read.text).not.toContain('/reset-password/');
  });

  test('pressed twice it is one mail; another language is the mail’s', async () => {
    minutes += 2;
    const until = setClock(() => new Date(Date.now() + minutes * 60_000));
    const body = { email: CALLUM, lang: 'sv' };
    await Promise.all([world.post('/api/forgot-password', body), world.post('/api/forgot-password', body)]);
    const mails = await world.deliver();
    until();
    expect(mails.map(({ read }) => /lang="(..)"/.exec(read.html ?? '')?.[1])).toEqual(['sv']);
  });
});

describe('a new password (D21-5)', () => {
  test('every session ends, the old password with them; a mail says so', async () => {
    const [one, other] = [await logIn(ISLA, DEMO_PASSWORD), await logIn(ISLA, DEMO_PASSWORD)];
    expect([await alive(one), await alive(other)]).toEqual([200, 200]);
    const { token } = await ask(ISLA);
    undo = later(0);
    const answer = await reset(token);
    check(resetPassword, answer);
    expect(answer.json.data).toEqual({ email: ISLA });
    expect([await alive(one), await alive(other)]).toEqual([401, 401]);
    expect(await logIn(ISLA, DEMO_PASSWORD)).toBe('');
    expect(await logIn(ISLA, NEW)).not.toBe('');
    const [mail] = await world.deliver();
    expect([mail?.to, mail?.read.subject]).toEqual([[ISLA], 'Your password for Merchloom was changed']);
    const log = await world.asOwner<{ action: string }>(
      `select action from platform_audit where subject = 'usr_fjord_admin' and action like 'auth.password%' order by 1`,
    );
    expect(log.map(({ action }) => action)).toEqual(['auth.password_reset', 'auth.password_reset_requested']);
  });

  test('the link works once, even when it is used twice at once', async () => {
    const { token } = await ask(CALLUM);
    undo = later(0);
    const statuses = (await Promise.all([reset(token), reset(token, `${NEW} igen`)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 410]);
    expect((await reset(token)).json.code).toBe('gone');
  });

  test('a later link makes the former void; after 60 minutes the later one is, too', async () => {
    const [first, second] = [await ask(EDMUND), await ask(EDMUND)];
    expect(first.token).not.toBe(second.token);
    undo = later(0);
    expect((await reset(first.token)).status).toBe(410);
    undo = later(60 * 60_000 + 1000);
    expect((await reset(second.token)).status).toBe(410);
    undo = later(59 * 60_000);
    expect((await reset(second.token)).status).toBe(200);
  });

  test('a bad password is refused by its field, and costs no link', async () => {
    const { token } = await ask(EDMUND);
    undo = later(0);
    for (const [password, code] of [
      ['', 'required'],
      ['short', 'too_short'],
      ['password123', 'password_common'],
      [EDMUND, 'password_is_email'],
    ]) {
      expect((await reset(token, password)).json.codes).toEqual({ password: [code] });
    }
    expect((await reset(token, 'another long pass phrase')).status).toBe(200);
  });

  test('whoever had not confirmed the address has done so now', async () => {
    await world.asOwner(`update users set email_verified_at = null where email = '${SANNE}'`);
    const { token } = await ask(SANNE);
    undo = later(0);
    await reset(token);
    const [row] = await world.asOwner<{ ok: boolean }>(
      `select email_verified_at is not null as ok from users where email = '${SANNE}'`,
    );
    expect(row?.ok).toBe(true);
  });
});
