/** @jest-environment node */
import { register, registration } from '@/lib/modules/tenants/contract/register';
import { registerHandler } from '@/lib/modules/tenants/api/register';
import { resendVerificationHandler, verifyEmailHandler } from '@/lib/modules/accounts/api/verify-email';
import { userHandler } from '@/lib/modules/accounts/api/user';
import { setClock } from '@/lib/kernel/clock';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';
import { withinOneWindow } from '@/scripts/test/limit-window';

jest.setTimeout(60_000);

const KNOWN = 'admin@fjord-fern.example';
const PASSWORD = 'kanelsnurrer og kaffe';

let world: AccountWorld;
let undo: (() => void) | undefined;
let strangers = 0;
beforeAll(async () => {
  world = await startAccountWorld([
    ...[registerHandler, verifyEmailHandler, resendVerificationHandler, userHandler],
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deliver();
  await world.asOwner('delete from rate_limits');
});
afterEach(() => undo?.());

function form(change: object = {}) {
  strangers += 1;
  return {
    company: 'Harbour Lights Choir',
    name: 'Ada Fern',
    password: PASSWORD,
    region: 'EU',
    lang: 'en',
    email: `ada${strangers}@harbour.example`,
    ...change,
  };
}
const post = (body: unknown) => world.post('/api/register', body);
const verify = (token: string) => world.post('/api/verify-email', { token });
const counts = async () => {
  const [row] = await world.sql<Record<string, string>>(
    'select (select count(*) from tenants) as tenants, (select count(*) from audit_log) as log',
  );
  const [people] = await world.asOwner<{ n: string }>('select count(*) as n from users');
  return [row?.['tenants'], row?.['log'], people?.n];
};

async function logIn(email: string, password = PASSWORD): Promise<string> {
  const { json } = await world.post('/api/login', { email, password });
  return 'token' in json && typeof json.token === 'string' ? json.token : '';
}
const who = async (token: string) =>
  (await world.ask('/api/user', { headers: { authorization: `Bearer ${token}` } })).json as unknown as {
    tenant_id: string;
    email_verified: boolean;
  };

describe('registration (S2.1, S3.9)', () => {
  test('a company, its first admin, the audit row and one mail; nobody has verified either', async () => {
    const body = form({ email: 'Grace@Harbour.example' });
    const answer = await post(body);
    check(register, answer);
    const [mail] = await world.deliver();
    expect(mail?.to).toEqual(['grace@harbour.example']);
    expect(mail?.read.subject).toContain('Confirm');
    const token = await logIn('grace@harbour.example');
    const user = await who(token);
    expect(user).toMatchObject({ role: 'admin', superadmin: 0, email_verified: false });
    const [tenant] = await world.sql<Record<string, unknown>>(
      'select name, region, currency, verified_at, vat_registered from tenants where id = $1',
      [user.tenant_id],
    );
    expect(tenant).toEqual({
      name: body.company,
      region: 'EU',
      currency: 'EUR',
      verified_at: null,
      vat_registered: false,
    });
    const log = await world.sql<{ action: string }>(
      'select action from audit_log where tenant_id = $1 order by action',
      [user.tenant_id],
    );
    expect(log.map(({ action }) => action)).toEqual(['new_tenant.requires_verification', 'user.created']);
  });

  test('an address that has an account: the same answer, nothing but a mail that says so', async () => {
    const before = await counts();
    const [known, fresh] = [await post(form({ email: KNOWN.toUpperCase() })), await post(form())];
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    const mails = await world.deliver();
    const mail = mails.find(({ to }) => to.includes(KNOWN));
    expect(mail?.read.subject).toBe('You already have an account with Merchloom');
    expect(mail?.read.text).toMatch(/\/login\n/);
    expect(mail?.read.text).toContain('/reset-password');
    const after = await counts();
    expect(after.map(Number)).toEqual(before.map((count, index) => Number(count) + (index === 1 ? 2 : 1)));
    expect(await logIn(KNOWN)).toBe('');
  });

  test('sent twice, even at once, it is one account and one mail', async () => {
    const body = form();
    const answers = await Promise.all([post(body), post(body), post(body)]);
    answers.push(await post(body));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(body.email));
    expect(mails.map(({ read }) => read.subject)).toEqual(['Confirm your email address for Merchloom']);
  });

  test.each([
    [{ password: '' }, 'password', 'required'],
    [{ password: 'too short' }, 'password', 'too_short'],
    [{ password: 'password1234' }, 'password', 'password_common'],
    [{ email: 'ada.lovelace@harbour.example', password: 'Ada.Lovelace' }, 'password', 'password_is_email'],
    [{ company: ' \u200b ' }, 'company', 'required'],
    [{ email: 'nobody' }, 'email', 'invalid_email'],
    [{ region: 'MOON' }, 'region', 'invalid'],
  ])('%j is refused', async (change, field, code) => {
    const { status, json } = await post(form(change));
    expect([status, json.codes?.[field]]).toEqual([422, [code]]);
  });

  test('the seventh mail of an hour to one address is one too many, whosever it is', () =>
    withinOneWindow(async () => {
      for (const email of [KNOWN, 'nobody@harbour.example']) {
        const statuses = [];
        for (let index = 0; index < 7; index += 1) {
          statuses.push((await post(form({ email, company: `Company ${index}` }))).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
      }
    }));
});

describe('confirming an address (D8)', () => {
  async function registered() {
    const body = form();
    await post(body);
    await world.deliver();
    return { ...body, token: world.tokenFor(body.email, 'verify-email') };
  }

  test('once, by the link; the database holds no link', async () => {
    const { email, token } = await registered();
    const rows = await world.asOwner(`select * from account_mails where token_hash is not null`);
    expect(JSON.stringify(rows)).not.toContain(token);
    const answer = await verify(token);
    expect([answer.status, answer.json.data]).toEqual([200, { email, outcome: 'confirmed' }]);
    expect((await who(await logIn(email))).email_verified).toBe(true);
    expect((await verify(token)).json.code).toBe('gone');
  });

  test('pressed twice at once, one press counts', async () => {
    const { token } = await registered();
    const statuses = (await Promise.all([verify(token), verify(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
  });

  test('sent again, the former link is void; after three days the last one is too', async () => {
    const { email, token } = await registered();
    await world.post('/api/verify-email/resend', { email });
    await world.deliver();
    const later = world.tokenFor(email, 'verify-email');
    expect(later).not.toBe(token);
    expect((await verify(token)).status).toBe(410);
    undo = setClock(() => new Date(Date.now() + 72 * 3_600_000 + 1000));
    expect((await verify(later)).status).toBe(410);
  });

  test('for an address that is confirmed or unknown the answer is the same, and the mail says what is', async () => {
    const { email } = await registered();
    const asked = [email, KNOWN, 'nobody@elsewhere.example'];
    const answers = [];
    for (const one of asked) answers.push(await world.post('/api/verify-email/resend', { email: one }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const mails = await world.deliver();
    const subjects = asked.map((one) => mails.find(({ to }) => to.includes(one))?.read.subject);
    expect(subjects).toEqual([
      'Confirm your email address for Merchloom',
      'You already have an account with Merchloom',
      'No Merchloom account for this address',
    ]);
  });

  test('a guess opens nothing, and too many of them are one too many', () =>
    withinOneWindow(async () => {
      const statuses = [];
      for (let index = 0; index < 31; index += 1) {
        statuses.push((await verify(String(index).padEnd(43, 'x'))).status);
      }
      expect(statuses.filter((status) => status === 410)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
    }));
});

test('the language of the form is the mail’s and the person’s', async () => {
  const body = form({ lang: 'de' });
  await post(body);
  const [mail] = (await world.deliver()).filter(({ to }) => to.includes(body.email));
  expect(mail?.read.html).toContain('lang="de"');
  expect(registration.parse(body).lang).toBe('de');
});
