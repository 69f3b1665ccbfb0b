/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { openEventPlace } from '@/lib/modules/uploads/service/upload-place';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { setTestEnv } from '@/scripts/test/env';
import { HoodieWorld } from '@/scripts/test/hoodie-world';
import { acceptIssue } from './accept-issue';
import { checkArtwork } from './check-artwork';
import { fixArtwork } from './fix-artwork';
import { readArtwork } from './read-artwork';

jest.setTimeout(60_000);

let at: HoodieWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  at = await HoodieWorld.start();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
});
beforeEach(() => at.buy());
afterAll(async () => {
  await at.close();
  await inbox.close();
});

const read = () => readArtwork(CLIENT, at.orderId);
const named = (name: string) => ({ front: { name } });
async function form(name: string) {
  const { version, lines } = await read();
  return { orderId: at.orderId, lineId: lines[0]?.line ?? '', personalisation: named(name), version };
}
const fix = async (name: string) => fixArtwork(CLIENT, ISLA, await form(name));
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => (error.code === 'invalid' ? error.fields : error.code),
  );

describe('a text or picture corrected for the shopper (D3-52)', () => {
  test('is printed at the price that was paid, told once, and logged without what it says', async () => {
    const before = await at.money();
    const seen = await fix('ASTRID');
    expect(await at.printed()).toEqual({ own: { name: 'ASTRID' }, text: 'ASTRID' });
    expect(await at.money()).toEqual(before);
    expect(seen).toMatchObject({ can_fix_artwork: true });
    await fix('ASTRID');
    const log = await at.world.sql<{ data: object }>(
      `select data from audit_log where subject_id = $1 and action = 'order.artwork_fixed'`,
      [at.orderId],
    );
    expect(log).toEqual([{ data: expect.objectContaining({ text: 'changed', refund: 0 }) as object }]);
    expect(JSON.stringify(log)).not.toMatch(/ASTRID|INGRID/);
    const [job, ...none] = await at.mails('order_artwork_fixed');
    expect(none).toEqual([]);
    if (job) await sendOrderMail(job);
    const [mail] = await inbox.store.find({ to: seen.customer.email, limit: 1 });
    expect(JSON.stringify(mail)).toMatch(/your new text is ASTRID/);
  });

  test('as long and of such signs as the product says; the check tells before anything is saved (D3-53)', async () => {
    expect(await errorOf(fix(''))).toEqual({ 'personalisation.front.name': ['text_missing'] });
    expect(await errorOf(fix('A'.repeat(200)))).toEqual({ 'personalisation.front.name': ['text_too_long'] });
    const { version: _, ...asked } = await form('ASTRID');
    const told = await checkArtwork(CLIENT, asked);
    expect(told.issues.filter(({ severity }) => severity === 'block')).toEqual([]);
    expect(told.after[0]?.svg).toMatch(/^<svg/);
    expect(await at.printed()).toMatchObject({ own: { name: 'INGRID' } });
  });

  test('a picture is taken by its upload’s token alone, and of this event only (D3-54)', async () => {
    await at.layPicture();
    const asked = await form('INGRID');
    const withPhoto = (photo: string) =>
      fixArtwork(CLIENT, ISLA, { ...asked, personalisation: { front: { name: 'INGRID', photo } } });
    const unknown = { 'personalisation.front.photo': ['picture_unknown'] };
    expect(await errorOf(withPhoto('fil_00000000000000000000'))).toEqual(unknown);
    expect(await errorOf(withPhoto('x'.repeat(43)))).toEqual(unknown);
    const sent = await at.sendPicture();
    await withPhoto(sent.token);
    expect((await at.printed()).own).toEqual({ name: 'INGRID', photo: sent.file });
  });

  test('whoever works on orders sends a picture also where staff have locked the store (S2.2-179)', async () => {
    const { event_slug: slug, upload } = await read();
    await at.world.sql('update events set locked = true where slug = $1', [slug]);
    const begin = (guest: object) => errorOf(openEventPlace(CLIENT, slug, guest));
    expect([await begin({}), await begin({ order_token: upload })]).toEqual(['event_locked', 'ok']);
    await at.world.sql('update events set locked = false where slug = $1', [slug]);
    expect((await readArtwork({ ...CLIENT, actor: 'shopper' }, at.orderId)).upload).toBeUndefined();
  });

  test('the second of two who read the same is told; another client’s order is not there', async () => {
    const [first, second] = [await form('ASTRID'), await form('MAGNUS')];
    await fixArtwork(CLIENT, ISLA, first);
    expect(await errorOf(fixArtwork(CLIENT, ISLA, second))).toBe('conflict');
    const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
    expect(await errorOf(readArtwork(elsewhere, at.orderId))).toBe('not_found');
    expect(await errorOf(fixArtwork(elsewhere, ISLA, await form('EVA')))).toBe('not_found');
  });

  test('prints that were drawn are drawn again, and nobody is asked to fix anything', async () => {
    await at.setStatus('processed');
    expect(await fix('ASTRID')).toMatchObject({ status: 'queued_processing' });
    expect(await at.jobs('render-prints')).toBe(1);
    expect(await at.mails('order_artwork_issue')).toEqual([]);
  });

  test.each(['submitting_to_fulfiller', 'submitted_to_fulfiller', 'in_production', 'cancelled'] as const)(
    'is refused where the order is %s',
    async (status) => {
      await at.setStatus(status);
      expect(await errorOf(fix('ASTRID'))).toBe('conflict');
    },
  );
});

describe('an artwork issue (D32-3)', () => {
  test('is solved by another text: the order is queued for processing, also from the printer’s hands', async () => {
    await at.setStatus('picked');
    await at.raise('artwork_issue', 'Smudged');
    expect(await fix('ASTRID')).toMatchObject({ status: 'queued_processing' });
    expect(await at.jobs('render-prints')).toBe(1);
  });

  test('is not solved while something else can’t be printed, nor accepted (D32-32)', async () => {
    await at.setStatus('queued_processing');
    await at.raise('artwork_issue', 'word_refused');
    await at.refuseWord('INGRID');
    const { version } = await read();
    const accept = { orderId: at.orderId, version, kind: 'artwork' } as const;
    expect((await read()).can_accept).toBe(false);
    expect(await errorOf(acceptIssue(CLIENT, ISLA, accept))).toEqual({ artwork: ['print_blocked'] });
    await at.refuseWord(null);
    expect((await read()).can_accept).toBe(true);
    expect(await acceptIssue(CLIENT, ISLA, accept)).toMatchObject({ status: 'queued_processing' });
    // A second press does nothing.
    await acceptIssue(CLIENT, ISLA, accept);
    expect(await at.jobs('render-prints')).toBe(1);
  });
});
