/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { accountMails, type AccountMailKind } from '@/lib/db/schema/accounts';
import { withDirectory } from '@/lib/db/with-directory';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { sendAccountMail } from './send-account-mail';

jest.setTimeout(60_000);

const ISLA = 'admin@fjord-fern.example';
let world: AccountWorld;
let mails = 0;
beforeAll(async () => {
  world = await startAccountWorld([]);
});
afterAll(() => world.close());

async function input(kind: AccountMailKind, email = ISLA, lang = 'en'): Promise<string> {
  mails += 1;
  const id = `acm_test_${mails}`;
  const createdAt = new Date(Date.UTC(2026, 10, 20, 9, 0, mails));
  const fingerprint = Buffer.from(id);
  await withDirectory((tx) =>
    tx.insert(accountMails).values({ id, kind, email, lang, fingerprint, createdAt }),
  );
  return id;
}
const brought = () => world.tokenFor(ISLA, 'reset-password');

describe('mails about accounts (D8-3)', () => {
  test('each leaves once; sent again after a crash it is the same mail with the same link', async () => {
    const id = await input('reset_password');
    await sendAccountMail({ mailId: id });
    const first = brought();
    await world.asOwner(`update account_mails set sent_at = null, email = '${ISLA}' where id = '${id}'`);
    await sendAccountMail({ mailId: id });
    await sendAccountMail({ mailId: id });
    expect(brought()).toBe(first);
    const [row] = await world.asOwner<Record<string, unknown>>(
      `select email, sent_at is not null as sent, expires_at > now() as live from account_mails where id = '${id}'`,
    );
    expect(row).toEqual({ email: null, sent: true, live: true });
  });

  test('one that a later one has overtaken stays unsent', async () => {
    const [early, late] = [await input('reset_password'), await input('reset_password')];
    await sendAccountMail({ mailId: late });
    const token = brought();
    await sendAccountMail({ mailId: early });
    expect(brought()).toBe(token);
    const rows = await world.asOwner<{ n: string }>(
      `select count(*) as n from account_mails where token_hash is not null and used_at is null
         and kind = 'reset_password' and user_id = 'usr_fjord_admin'`,
    );
    expect(rows[0]?.n).toBe('1');
  });

  test.each([
    'verify_email',
    'account_exists',
    'reset_password',
    'password_changed',
    'tenant_verified',
  ] as const)('%s speaks each of the ten languages; a name is text, never markup', async (kind) => {
    const unset = kind === 'verify_email' ? ', email_verified_at = null' : '';
    await world.asOwner(`update users set name = 'Ada <b>Fern</b>'${unset} where email = '${ISLA}'`);
    const texts = new Set<string>();
    for (const lang of LOCALE_CODES) {
      const { length } = await world.deliver();
      expect(length).toBe(0);
      await sendAccountMail({ mailId: await input(kind, ISLA, lang) });
    }
    const sent = world.caught.slice(-LOCALE_CODES.length);
    sent.forEach(({ read }, index) => {
      texts.add(read.text ?? '');
      expect(read.html).toContain(`lang="${LOCALE_CODES[index]}"`);
      expect(read.html).not.toContain('<b>Fern');
      expect(read.text).toMatch(/https?:\/\/[^\s/]+\/[a-z]/);
    });
    expect(texts.size).toBe(LOCALE_CODES.length);
  });

  test('what is a month old is forgotten whole', async () => {
    const id = await input('password_changed');
    await world.asOwner(
      `update account_mails set created_at = now() - interval '31 days', sent_at = now() where id = '${id}'`,
    );
    await sendAccountMail({ mailId: await input('password_changed') });
    expect(await world.asOwner(`select id from account_mails where id = '${id}'`)).toEqual([]);
  });
});
