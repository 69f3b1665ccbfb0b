/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { withTenant } from '@/lib/db/with-tenant';
import { keepCode } from '@/lib/modules/storefront/data/entry-codes';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ENTRY, makePrivate, makePublic, PRIVATE } from '@/scripts/test/foreign/private-store';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { entryCodeOf } from './entry-code';
import { sendEntryCode } from './send-entry-code';

jest.setTimeout(60_000);

let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;
let eventId = '';

beforeAll(async () => {
  world = await startDemoWorld([]);
  ({ caught: taken, close } = await catchMails());
  eventId = await makePrivate('invited');
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  taken.length = 0;
});

/** Asks for a code and runs its job; returns the code. */
async function ask(email: string, lang = 'en', minutesAgo = 0): Promise<string> {
  const [codeId, tenantId] = [newId('entryCode'), PRIVATE.tenant];
  const at = new Date(now().getTime() - minutesAgo * 60_000);
  await withTenant({ tenantId, actor: 'shopper' }, (tx) =>
    keepCode(tx, { tenantId, eventId, email }, { id: codeId, lang, at, before: new Date(0) }),
  );
  await sendEntryCode({ tenantId, codeId });
  return entryCodeOf({ tenantId, id: codeId });
}

describe('the mail with a code (S3.5-28)', () => {
  test.each(LOCALE_CODES)('goes to an address on the list, in its language: %s', async (lang) => {
    const code = await ask(ENTRY.email, lang);
    expect(code).toMatch(/^\d{6}$/);
    expect(taken).toHaveLength(1);
    const [mail] = taken;
    expect(mail?.to).toEqual([ENTRY.email]);
    expect(mail?.read.subject).toContain(code);
    expect(mail?.read.html).toContain(code);
    expect(mail?.read.html).toContain(`lang="${lang}"`);
    expect(`${mail?.read.html} ${mail?.read.text}`).not.toMatch(/entryMail|\{(?:store|code|brand)\}/);
  });

  test('to nobody else: not on the list, another domain, too late, overtaken, no longer private', async () => {
    await ask('stranger@elsewhere.example');
    await ask(ENTRY.email, 'en', 11);
    await makePrivate('domains');
    await ask('ada@evil-merchloom.example');
    expect(taken).toEqual([]);
    await ask('ada@merchloom.example');
    expect(taken).toHaveLength(1);
    await makePublic(world, PRIVATE.slug);
    await ask('ada@merchloom.example');
    expect(taken).toHaveLength(1);
  });
});
