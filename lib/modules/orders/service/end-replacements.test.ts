/** @jest-environment node */
import { ReplaceWorld } from '@/scripts/test/replace-world';

jest.setTimeout(120_000);

let at: ReplaceWorld;
beforeAll(async () => {
  at = await ReplaceWorld.start();
});
afterAll(() => at.close());

async function replaced(): Promise<string> {
  await at.sell();
  await at.setStatus('queued_processing');
  await at.replace();
  const [row] = await at.replacements();
  return row?.id ?? '';
}

test('an order that is cancelled takes its replacement with it, which nobody has been asked for (D32-48)', async () => {
  const id = await replaced();
  await at.setStatus('processed', id);
  await at.cancel(at.orderId);
  expect([await at.statusOf(at.orderId), await at.statusOf(id)]).toEqual(['cancelled', 'cancelled']);
});

test.each(['submitting_to_fulfiller', 'submitted_to_fulfiller', 'in_production', 'shipped'])(
  'not while its replacement is %s: what is made can’t be paid back unseen',
  async (status) => {
    const id = await replaced();
    await at.setStatus(status, id);
    await expect(at.cancel(at.orderId)).rejects.toMatchObject({ code: 'conflict' });
    expect([await at.statusOf(at.orderId), await at.statusOf(id)]).toEqual(['queued_processing', status]);
  },
);
