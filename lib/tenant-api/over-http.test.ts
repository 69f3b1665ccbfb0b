/** @jest-environment node */
import type { AnyRoute } from '@/lib/contract/route';
import type { DemoAnswer } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import * as walk from '@/scripts/test/foreign/walk';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';

jest.setTimeout(60_000);

// Each call of the API once through a real socket, as a web asks that has TENANT_API_URL: status and shape are the
// contract's (DESIGN "Tests"). What the calls do is tested in process; `npm run test:nightly` repeats that over HTTP.

let stand: Callers;
beforeAll(async () => {
  setTestEnv({ TEST_API_OVER: 'http' });
  stand = await startCallers();
});
beforeEach(() => stand.world.asOwner('delete from rate_limits'));
afterAll(() => stand.close());

const CALLS = ALL_HANDLERS.flatMap(({ contract }) =>
  (CASES[contract.id] ?? []).map((one, index) => [`${contract.id} ${index + 1}`, contract, one] as const),
);

function mediaTypes({ response }: AnyRoute): string[] {
  const given = response.meta()?.['contentType'];
  if (given === undefined) return ['application/json'];
  return Array.isArray(given) ? given.map(String) : [String(given)];
}

/** The answer's body as the contract describes it: in the envelope, bare, or a file's bytes. */
function bodyOf(contract: AnyRoute, answer: DemoAnswer): unknown {
  if (!mediaTypes(contract).includes('application/json')) return answer.text;
  return contract.bare ? answer.json : answer.json.data;
}

test('every contract is asked', () => {
  expect(ALL_HANDLERS.map(({ contract }) => contract.id).filter((id) => !CASES[id]?.length)).toEqual([]);
});

test.each(CALLS)('%s', async (_name, contract, one) => {
  const call = await stand.goodCall(one);
  const person = walk.usual({ contract, one });
  const answer = await walk.send(stand, contract, one.seal ? one.seal(call) : call, person);
  const status = one.good ?? contract.status ?? 200;
  expect([answer.status, answer.text]).toEqual([status, answer.text]);
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  const type = answer.headers.get('content-type')?.split(';')[0];
  if (answer.status >= 300) {
    expect([type, answer.json]).toEqual(['application/json', expect.objectContaining({ success: false })]);
    return;
  }
  expect(mediaTypes(contract)).toContain(type);
  const body = bodyOf(contract, answer);
  expect(contract.response.parse(body)).toEqual(body);
});
