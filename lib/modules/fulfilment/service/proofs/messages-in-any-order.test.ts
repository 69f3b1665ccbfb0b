/** @jest-environment node */
import fc from 'fast-check';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { ALPHABET, hear } from '@/scripts/test/heard';
import { MadeWorld } from '@/scripts/test/made-world';
import { propertyRuns } from '@/scripts/test/property-runs';

jest.setTimeout(600_000);

let at: MadeWorld;
beforeAll(async () => {
  at = await MadeWorld.start();
});
afterAll(() => at.close());

const WAY: readonly string[] = TRANSITIONS.line.map(({ status }) => status);

/** An order whose printer has answered, or whose answer was lost. */
async function given(answered: boolean): Promise<string> {
  // The answers that were lost before count against the printer, which else wouldn't be called after a few.
  await at.world.asOwner('delete from fulfiller_lines');
  if (answered) return at.submitted();
  const id = await at.claim();
  await at.advance(id);
  await at.render(id);
  at.printer.fulfiller.trouble.fail(1, 503);
  await at.submit(id);
  expect(await at.status(id)).toBe('submitting_to_fulfiller');
  return id;
}

/** Which message of a set comes next; the same one again is a repeat. */
const drawn = fc.uniqueArray(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 6 }).chain((messages) =>
  fc.record({
    messages: fc.constant(messages),
    answered: fc.boolean(),
    orders: fc.tuple(
      fc.shuffledSubarray(messages, { minLength: messages.length }),
      fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length * 2 }),
    ),
  }),
);

async function hearAll(order: readonly OrderStatus[], answered: boolean) {
  const id = await given(answered);
  for (const message of order) await at.tell(id, message, `msg_${message}`);
  const history = await at.history(id);
  return { id, status: await at.status(id), moves: history.filter(({ moved }) => moved) };
}

/** No step on the normal way leads back, and each begins where the last one ended. */
function expectForward(moves: readonly { fromStatus: string | null; toStatus: string }[]): void {
  for (const [index, { fromStatus, toStatus }] of moves.entries()) {
    expect(fromStatus).toBe(moves[index - 1]?.toStatus ?? null);
    const [was, is] = [WAY.indexOf(fromStatus ?? ''), WAY.indexOf(toStatus)];
    if (was >= 0 && is >= 0) expect(is).toBeGreaterThan(was);
  }
}

test('the same messages in any order, with repeats, end in the same status, and each is kept once (D32-68)', async () => {
  for (const { messages, answered, orders } of fc.sample(drawn, propertyRuns(30))) {
    const start = answered ? ('submitted_to_fulfiller' as const) : ('submitting_to_fulfiller' as const);
    const wanted = messages.reduce(hear, { status: start, returnsTo: null, reprintEarly: false }).status;
    for (const order of orders) {
      const { id, status, moves } = await hearAll(order, answered);
      expect([order, answered, status]).toEqual([order, answered, wanted]);
      expectForward(moves);
      const kept = (await at.messages(id)).map((row) => row.status);
      expect(kept.toSorted()).toEqual([...messages].toSorted());
    }
  }
});

test('all of them at once end there, too', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await at.submitted();
    const messages: OrderStatus[] = [
      'picked',
      'artwork_issue',
      'awaiting_reprint',
      'in_production',
      'shipped',
    ];
    await Promise.all([...messages, ...messages].map((status) => at.tell(id, status, `msg_${status}`)));
    expect(await at.status(id)).toBe('awaiting_reprint');
    expectForward((await at.history(id)).filter(({ moved }) => moved));
    expect(await at.messages(id)).toHaveLength(messages.length);
  }
});
