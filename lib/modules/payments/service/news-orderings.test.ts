/** @jest-environment node */
import { HEARD_EVENTS } from '@/lib/payments/stripe/verify-webhook';
import { ChargeWorld } from '@/scripts/test/charge-world';
import { PaymentNews } from '@/scripts/test/payment-news';
import { someOf } from '@/scripts/test/property-runs';

jest.setTimeout(4 * 3_600_000);

const SIX = [
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'],
  ...['charge.refunded', 'return', 'reconciler'],
];

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
afterAll(() => at.close());

/** Every sequence of so many at most, with repeats. */
function sequences(news: readonly string[], longest: number): string[][] {
  if (longest === 0) return [];
  const shorter = sequences(news, longest - 1);
  const longestOnes = shorter.filter(({ length }) => length === longest - 1);
  const begun = longest === 1 ? [[]] : longestOnes;
  return [...shorter, ...begun.flatMap((sequence) => news.map((one) => [...sequence, one]))];
}

/** What these facts come to, told as they happened. */
async function wanted(more: boolean) {
  const news = await PaymentNews.happen(at, more);
  await news.tellTheRest();
  return news.state();
}

async function converge(all: readonly string[][], more: boolean): Promise<void> {
  const expected = await wanted(more);
  for (const sequence of all) {
    const news = await PaymentNews.happen(at, more);
    for (const one of sequence) await news.tell(one);
    await news.tellTheRest();
    expect([sequence, await news.state()]).toEqual([sequence, expected]);
  }
}

describe('what the provider tells, in whatever order and however often (D32-70)', () => {
  test('the facts come to a paid order, some of which went back, and a basket that was given up', async () => {
    expect(await wanted(false)).toMatchObject({
      one: { payment: 'cancelled', reserved: false },
      other: { payment: 'partly_refunded', status: 'new', reserved: true },
      back: [{ amount: 500, state: 'succeeded' }],
      row: { hold: null },
      stock: 8,
    });
    expect(await wanted(true)).toMatchObject({
      other: { payment: 'partly_refunded', status: 'new' },
      row: { hold: null },
    });
  });

  test('sequences of up to five of six events end in the same state', async () => {
    const all = sequences(SIX, 5);
    expect(all).toHaveLength(9_330);
    await converge(someOf(all, 15), false);
  });

  test('sequences of three of the sixteen that are acted on do, too', async () => {
    expect(HEARD_EVENTS).toHaveLength(16);
    const all = sequences(HEARD_EVENTS, 3).filter(({ length }) => length === 3);
    expect(all).toHaveLength(4_096);
    await converge(someOf(all, 10), true);
  });
});
