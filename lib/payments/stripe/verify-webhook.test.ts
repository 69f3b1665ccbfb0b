import { createHmac } from 'node:crypto';
import { setClock } from '@/lib/kernel/clock';
import { stripeKeys } from '@/lib/env/stripe';
import { setTestEnv, stripeTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { verifyWebhook } from './verify-webhook';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'payout.paid',
  livemode: false,
  created: NOW / 1000,
  data: { object: { id: 'po_1', object: 'payout' } },
});
let undo = (): void => undefined;

beforeAll(() => {
  setTestEnv({ ...TEST_SECRETS, ...stripeTestEnv('http://127.0.0.1:1', ['UK']) });
  undo = setClock(() => new Date(NOW));
});
afterAll(() => undo());

/** Whether a webhook is taken that was signed this many seconds ago; ahead where negative. */
function taken(age: number): boolean {
  const time = NOW / 1000 - age;
  const secret = stripeKeys('UK')?.webhookSecrets[0] ?? '';
  const signature = createHmac('sha256', secret).update(`${time}.${BODY}`).digest('hex');
  try {
    return verifyWebhook(BODY, `t=${time},v1=${signature}`, 'UK').id === 'evt_1';
  } catch {
    return false;
  }
}

test.each([
  [0, true],
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])(
  "the payment provider's signature, %i seconds old, counts: %s; five minutes are the limit (D19-10)",
  (age, counts) => {
    expect(taken(age)).toBe(counts);
  },
);
