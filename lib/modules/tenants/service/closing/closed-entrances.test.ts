/** @jest-environment node */
import { claimHandler, checkCodeHandler } from '@/lib/modules/claims/api/claim';
import { draftToken } from '@/lib/modules/draft-orders/service/draft-link';
import { readLinkedDraft } from '@/lib/modules/draft-orders/service/read-linked-draft';
import { createDraft } from '@/lib/modules/draft-orders/service/save-draft';
import { sendDraft } from '@/lib/modules/draft-orders/service/send-draft';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { openApiDoor } from '@/scripts/test/api-door';
import { recipient } from '@/scripts/test/claim-world';
import { startWebhookWorld, type WebhookWorld } from '@/scripts/test/webhook-world';
import { buildRouter } from '@/lib/tenant-api/router';
import { closeClient } from './close-client';
import { reopenClient } from './reopen-client';

jest.setTimeout(120_000);

// Where a closed client is reached without a login: by a code, by a mailed link, and by what it is told (S2.2-198).

const GIFT = {
  product_id: 'lu-summit-hoodie',
  variant_id: 'lu-summit-hoodie-navy-m',
  quantity: 1,
  personalisation: { front: { name: 'ADA' } },
};
type Client = 'ten_fjord' | 'ten_lumen';

let world: WebhookWorld;
let door: Awaited<ReturnType<typeof openApiDoor>>;
beforeAll(async () => {
  world = await startWebhookWorld();
  door = await openApiDoor(buildRouter([claimHandler, checkCodeHandler]));
});
afterAll(async () => {
  await door.close();
  await world.close();
});

const staff = (tenantId: Client) =>
  ({ tenantId, actor: 'staff', userId: 'usr_super', requestId: 'req_test' }) as const;
async function close(tenant: Client): Promise<void> {
  await world.sql(
    `update orders set status = 'shipped' where tenant_id = '${tenant}' and status <> 'cancelled'`,
  );
  await world.sql(`update orders set payment_status = 'cancelled'
    where tenant_id = '${tenant}' and payment_status = 'awaiting_payment'`);
  await world.sql(`update credit_accounts set reserved_minor = 0 where tenant_id = '${tenant}'`);
  const [row] = await world.sql<{ name: string }>(`select name from tenants where id = '${tenant}'`);
  await closeClient(staff(tenant), { name: row?.name ?? '', reason: 'Asked' });
}
const reopen = (tenant: Client) => reopenClient(staff(tenant), { reason: 'Asked' });

async function claim(path: string, body: object): Promise<[number, string | undefined]> {
  const answer = await door.fetch(
    new Request(`http://api/api/ten_lumen/lumen-summit/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

test('a code is not taken, not used up, and good again after the client is opened', async () => {
  const code = recipient({ promo_code: 'LS-0001', products: [GIFT] });
  await close('ten_lumen');
  expect(await claim('claim', code)).toEqual([422, 'event_closed']);
  expect(await claim('claim/check-code', { promo_code: 'LS-0001' })).toEqual([422, 'event_closed']);
  const [row] = await world.sql<{ uses: number }>("select uses from promo_codes where code = 'LS-0001'");
  expect(row?.uses).toBe(0);
  await reopen('ten_lumen');
  expect(await claim('claim', code)).toEqual([200, undefined]);
});

test('a mailed draft order says that its store is closed, and is good again after it', async () => {
  const context = { tenantId: 'ten_fjord', actor: 'client', userId: 'usr_fjord_admin' } as const;
  const user = { id: context.userId, tenantId: 'ten_fjord', role: 'admin', superadmin: false } as SessionUser;
  const products = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
  const draft = await createDraft(context, user, {
    key: 'form-of-a-closed-client',
    event: 'fjord-fern',
    products,
    name: 'Robin',
    email: 'robin@guest.example',
    lang: 'en',
    note: '',
  });
  await sendDraft(context, user, draft.id, draft);
  const state = async () =>
    (await readLinkedDraft(draftToken({ tenantId: 'ten_fjord', draftId: draft.id }), 'req_test')).state;
  expect(await state()).toBe('open');
  await close('ten_fjord');
  expect(await state()).toBe('closed');
  await reopen('ten_fjord');
  expect(await state()).toBe('open');
});

test('its programs are told nothing while it is closed, and what they missed once it is open', async () => {
  const [order = ''] = world.orders;
  await world.add('/closed');
  await close('ten_fjord');
  await world.move(order);
  await world.work(new Date(Date.now() + 3_600_000));
  expect(world.receiver.at('/closed')).toEqual([]);
  await reopen('ten_fjord');
  await world.work();
  expect(world.receiver.at('/closed').length).toBeGreaterThan(0);
});
