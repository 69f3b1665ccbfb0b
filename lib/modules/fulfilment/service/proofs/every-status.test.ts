/** @jest-environment node */
import { acceptIssue } from '@/lib/modules/order-changes/service/accept-issue';
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { readFixPage } from '@/lib/modules/order-changes/service/read-fix-page';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { fixToken } from '@/lib/modules/orders/service/fix-link';
import { releasePastBudget } from '@/lib/modules/orders/service/release-past-budget';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { CARE, CLIENT, MadeWorld, OWNER, STAFF } from '@/scripts/test/made-world';
import { TENANT } from '@/scripts/test/fixtures/promo';
import { replaceWhole } from '@/scripts/test/replace-whole';
import { retryRouting } from '../retry-routing';

jest.setTimeout(120_000);

let at: MadeWorld;
beforeAll(async () => {
  at = await MadeWorld.start();
});
afterAll(() => at.close());

const WAY = TRANSITIONS.line.map(({ status }) => status);
const MADE = WAY.slice(WAY.indexOf('submitted_to_fulfiller') + 1);

async function wayThrough(): Promise<string[]> {
  const id = await at.submitted();
  for (const status of MADE) await at.tell(id, status);
  return [id];
}

/** The account has too little, then the budget; each is freed, and the gift is made. */
async function waiting(): Promise<string[]> {
  await at.setRoom(1);
  const poor = await at.claim();
  await at.setRoom(100_000_000);
  await releaseWaiting({ tenantId: TENANT });
  await at.setBudget(1);
  const dear = await at.claim();
  await releasePastBudget(CLIENT, OWNER, dear);
  await at.setBudget(null);
  return [poor, dear];
}

/** The recipient's postcode is none; its client corrects it. */
async function wrongAddress(): Promise<string[]> {
  const id = await at.claim();
  await at.world.sql(
    `update orders set snapshot = jsonb_set(snapshot, '{customer,address_postcode}', '"nowhere"') where id = $1`,
    [id],
  );
  await at.advance(id);
  const [issue] = await at.world.sql<{ id: string }>('select id from order_issues where order_id = $1', [id]);
  const { address } = await readFixPage(fixToken({ tenantId: TENANT, issueId: issue?.id ?? '' }), 'req_1');
  if (!address) throw new Error('no address to fix');
  const form = { ...address.now, address_postcode: '1015 CJ', version: address.version };
  await fixAddress(CLIENT, OWNER, id, form);
  return [id];
}

/** The printer can't read the artwork; its client lets it be printed as it is. */
async function wrongArtwork(): Promise<string[]> {
  const id = await at.submitted();
  await at.tell(id, 'picked');
  await at.tell(id, 'artwork_issue');
  await acceptIssue(CLIENT, OWNER, { orderId: id, version: await at.version(id), kind: 'artwork' });
  return [id];
}

async function noPrinter(): Promise<string[]> {
  await at.openPrinter('closed');
  const id = await at.submitted();
  await at.openPrinter('open');
  await at.world.sql(`update routing_waits set again_at = now() - interval '1 minute'`);
  await retryRouting();
  return [id];
}

/** The printer answers no try of a whole day, and then says that it is at work on it. */
async function badSubmission(): Promise<string[]> {
  const id = await at.claim();
  await at.advance(id);
  await at.render(id);
  const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no route'));
  await at.submit(id);
  await at.useUpTries(id);
  await at.queueTurn();
  away.mockRestore();
  await at.tell(id, 'picked');
  return [id];
}

/** Staff have a made order printed again, which is sent; and they cancel one in time. */
async function reprint(): Promise<string[]> {
  const id = await at.submitted();
  await at.tell(id, 'in_production');
  const again = await replaceWhole(STAFF, CARE, id);
  await at.advance(again);
  await at.render(again);
  await at.submit(again);
  await at.tell(again, 'shipped');
  return [id, again];
}

async function calledOff(): Promise<string[]> {
  const id = await at.submitted();
  await cancelForClient(CLIENT, OWNER, id, { reason: 'customer_request', words: '' });
  return [id];
}

/** Which flow enters a status and leaves it again. */
const FLOWS: Record<OrderStatus, () => Promise<string[]>> = {
  new: wayThrough,
  queued_downloading: wayThrough,
  downloaded: wayThrough,
  queued_processing: wayThrough,
  processing: wayThrough,
  processed: wayThrough,
  queued_submitting_to_fulfiller: wayThrough,
  submitting_to_fulfiller: wayThrough,
  submitted_to_fulfiller: wayThrough,
  picked: wayThrough,
  in_production: wayThrough,
  awaiting_packing: wayThrough,
  packaged: wayThrough,
  ready_to_ship: wayThrough,
  shipped: wayThrough,
  address_issue: wrongAddress,
  artwork_issue: wrongArtwork,
  awaiting_reprint: reprint,
  cancelled: calledOff,
  fulfiller_submission_error: badSubmission,
  fulfiller_routing_error: noPrinter,
  over_budget: waiting,
  over_budget_limit: waiting,
};

describe('every status is entered and left by what people and machines really do (D32-67)', () => {
  const seen = new Map<() => Promise<string[]>, { entered: Set<string>; left: Set<string> }>();

  async function walked(flow: () => Promise<string[]>) {
    const known = seen.get(flow);
    if (known) return known;
    const ids = await flow();
    const rows = (await Promise.all(ids.map((id) => at.history(id)))).flat().filter(({ moved }) => moved);
    const found = {
      entered: new Set(rows.map(({ toStatus }) => toStatus)),
      left: new Set(rows.flatMap(({ fromStatus }) => (fromStatus === null ? [] : [fromStatus]))),
    };
    seen.set(flow, found);
    return found;
  }

  test.each(ORDER_STATUSES)('%s', async (status) => {
    const { entered, left } = await walked(FLOWS[status]);
    expect([...entered]).toContain(status);
    if (!TRANSITIONS.ends.includes(status)) expect([...left]).toContain(status);
  });

  test('a made order that has left can be printed again, where the table lets it', async () => {
    const id = await at.submitted();
    await at.tell(id, 'shipped');
    await replaceWhole(STAFF, CARE, id);
    expect((await at.history(id)).at(-1)).toMatchObject({
      fromStatus: 'shipped',
      toStatus: 'awaiting_reprint',
    });
  });
});
