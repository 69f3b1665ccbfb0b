/** @jest-environment node */
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { catchMails } from '@/scripts/test/mail-catcher';
import { DEMO_BASKET } from '@/scripts/test/shopper';
import { draftToken } from './draft-link';
import { readDraft } from './read-drafts';
import { readLinkedDraft } from './read-linked-draft';
import { createDraft } from './save-draft';
import { sendDraft } from './send-draft';

jest.setTimeout(90_000);

const { tenantId } = FJORD;
const CLIENT = { tenantId, actor: 'client', userId: 'usr_client' } as const;
const MANAGER = {
  id: 'usr_client',
  tenantId,
  role: 'account_manager',
  superadmin: false,
} as unknown as SessionUser;

let world: CheckoutWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  mails = await catchMails();
  world = await startCheckoutWorld([FJORD]);
});
afterAll(async () => {
  await mails.close();
  await world.close();
});

test('the link of a deleted store’s draft is closed with 404, and opens again with the store (S2.2-130)', async () => {
  const made = await createDraft(CLIENT, MANAGER, {
    key: 'form-of-a-deleted-store',
    event: FJORD.slug,
    products: DEMO_BASKET,
    name: 'Robin Fern',
    email: 'robin@guest.example',
    lang: 'en',
    note: '',
  });
  const { id } = await sendDraft(CLIENT, MANAGER, made.id, made);
  const open = () => readLinkedDraft(draftToken({ tenantId, draftId: id }), 'req_test');
  const change = (set: string) =>
    world.sql(`update events set ${set} where tenant_id = $1 and slug = $2`, [tenantId, FJORD.slug]);
  expect(await open()).toMatchObject({ state: 'open' });
  await change(`status = 'Draft', deleted_at = now(), purge_due_at = now() + interval '30 days'`);
  await expect(open()).rejects.toMatchObject({ code: 'not_found' });
  // Its client can still look at it.
  expect(await readDraft(CLIENT, MANAGER, id)).toMatchObject({ id });
  await change(`status = 'Active', deleted_at = null, purge_due_at = null`);
  expect(await open()).toMatchObject({ state: 'open' });
});
