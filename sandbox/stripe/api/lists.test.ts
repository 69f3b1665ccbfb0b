/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf } from '../testing';

const on = { stripeAccount: 'acct_sandbox_uk_fern' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

async function five(): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < 5) {
    const { id } = await stripe.paymentIntents.create({ amount: 100 + ids.length, currency: 'gbp' }, on);
    ids.unshift(id);
  }
  return ids;
}

const idsOf = ({ data }: Stripe.ApiList<Stripe.PaymentIntent>): string[] => data.map(({ id }) => id);

describe('pages of a list', () => {
  test('ending_before gives the nearest ones before it, newest first', async () => {
    const ids = await five();
    const page = await stripe.paymentIntents.list({ ending_before: ids[4] ?? '', limit: 2 }, on);
    expect(idsOf(page)).toEqual([ids[2], ids[3]]);
    expect(page.has_more).toBe(true);
    const first = await stripe.paymentIntents.list({ ending_before: ids[2] ?? '', limit: 2 }, on);
    expect([idsOf(first), first.has_more]).toEqual([[ids[0], ids[1]], false]);
  });

  test('the library walks backwards through all of them', async () => {
    const ids = await five();
    const seen: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ ending_before: ids[4] ?? '', limit: 2 }, on))
      seen.push(id);
    expect(seen).toEqual([ids[3], ids[2], ids[1], ids[0]]);
  });

  test.each(['starting_after', 'ending_before'])('an unknown %s is a resource_missing', async (param) => {
    await five();
    const elsewhere = { stripeAccount: 'acct_sandbox_uk_tide' };
    const [{ id } = { id: '' }] = (await stripe.paymentIntents.list({}, on)).data;
    for (const [cursor, options] of [
      ['pi_none', on],
      [id, elsewhere],
    ] as const) {
      const error = await failureOf(stripe.paymentIntents.list({ [param]: cursor }, options));
      expect(error).toMatchObject({ statusCode: 400, code: 'resource_missing', param });
    }
  });

  test('both cursors at once are refused', async () => {
    const [one = ''] = await five();
    const error = await failureOf(
      stripe.paymentIntents.list({ starting_after: one, ending_before: one }, on),
    );
    expect(error.message).toContain('Please pass in only one');
  });
});

describe('expand', () => {
  test('a field that is not there is refused', async () => {
    await five();
    const error = await failureOf(stripe.paymentIntents.list({ expand: ['data.nothing'] }, on));
    expect(error).toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (data.nothing).',
    });
  });
});

describe('the version of the API', () => {
  const ask = (version: string) =>
    fetch(`${sandbox.url}/v1/payment_intents`, {
      headers: { authorization: `Bearer ${sandboxKeys('UK').secretKey}`, 'stripe-version': version },
    });

  test.each(['2020-13-01x', '2024-06-20', '2025-03-31.basil'])(
    'is refused unless it is this one: %s',
    async (version) => {
      const answer = await ask(version);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    },
  );

  test("that of the installed library is this one, and the answer's", async () => {
    const version = String(stripe.getApiField('version'));
    const answer = await ask(version);
    expect([answer.status, answer.headers.get('stripe-version')]).toEqual([200, version]);
  });
});
