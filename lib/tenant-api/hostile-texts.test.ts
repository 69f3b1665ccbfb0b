/** @jest-environment node */
import { HOSTILE_ATTEMPTS } from '@/scripts/test/hostile-texts';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import type { Call } from '@/scripts/test/foreign/case';
import { CASES } from '@/scripts/test/foreign/cases';
import { leavesOf } from '@/scripts/test/foreign/leaves';
import * as walk from '@/scripts/test/foreign/walk';

jest.setTimeout(240_000);

// Every free text of every call's body, hostile: taken, or refused with an error at the field; never a failure. What is
// taken is shown harmlessly: the suites of S5-60 to S5-63 render it. S5-64.

/** How many of the attempts each field is given; the next field goes on where one has stopped. */
const EACH = process.env.TEST_NIGHTLY ? HOSTILE_ATTEMPTS.length : 3;

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
afterAll(() => stand.close());

/** The call with a text in its body, at a place that the good call may not have. */
function saying(call: Call, at: string, text: string): Call {
  const changed = structuredClone({ ...call, body: call.body ?? {} });
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  let branch = changed as unknown as Record<string, unknown>;
  for (const [index, key] of keys.entries()) {
    const isList = (keys[index + 1] ?? last) === '0';
    if (typeof branch[key] !== 'object' || branch[key] === null) branch[key] = isList ? [] : {};
    branch = branch[key] as Record<string, unknown>;
  }
  branch[last] = text;
  return changed;
}

const WRITES = ALL_HANDLERS.flatMap(({ contract }) => {
  const [one] = CASES[contract.id] ?? [];
  const places = leavesOf(contract).filter(({ at }) => at.startsWith('body.'));
  return one && places.length > 0 ? [[contract.id, contract, one, places.map(({ at }) => at)] as const] : [];
});

test('there are many', () => expect(WRITES.length).toBeGreaterThan(40));

let turn = 0;
const nextText = () => HOSTILE_ATTEMPTS[turn++ % HOSTILE_ATTEMPTS.length] ?? '';

test.each(WRITES)('%s', async (_id, contract, one, places) => {
  const good = await stand.goodCall(one);
  for (const at of places)
    for (let count = 0; count < EACH; count += 1) {
      const text = nextText();
      await stand.world.asOwner('delete from rate_limits');
      const call = saying(good, at, text);
      const answer = await walk.send(
        stand,
        contract,
        one.seal ? one.seal(call) : call,
        walk.usual({ contract, one }),
      );
      const seen = { at, text, status: answer.status, json: answer.json };
      expect([seen, answer.status < 500]).toEqual([seen, true]);
      // A body that is refused says where, in words that are not the text's own.
      if (answer.status === 422) {
        expect([seen, Object.keys(answer.json.codes ?? {}).length > 0 || answer.json.code]).toEqual([
          seen,
          expect.anything(),
        ]);
        expect([seen, JSON.stringify(answer.json).includes('__ran')]).toEqual([seen, false]);
      }
    }
});
