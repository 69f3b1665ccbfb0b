/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { ROUTES } from '../api/routes';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { AnswerCheck, recordingFetch, visited, type Recorded } from './check-answers';
import { PARAMS_FILE } from './known-params';
import { OWN_CALLS, paramsFile } from './params-file';
import { callEverything } from './scenario';
import { readStripeTypes, type StripeTypes } from './stripe-types';

let types: StripeTypes;
let sandbox: StripeSandbox;
let check: AnswerCheck;
const notes: Recorded[] = [];

beforeAll(async () => {
  types = readStripeTypes();
  check = new AnswerCheck(types);
  sandbox = await startStripeSandbox();
  const { host, port, control } = sandbox;
  const httpClient = Stripe.createFetchHttpClient(recordingFetch(notes));
  const client = (key: string) =>
    new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0, httpClient });
  await callEverything({
    control,
    uk: client(sandboxKeys('UK').secretKey),
    us: client(sandboxKeys('US').secretKey),
  });
});
afterAll(() => sandbox.close());

test('every call of the stand-in is made here, so that none goes unchecked', () => {
  const seen = visited(notes);
  expect(ROUTES.map(({ name }) => name).filter((name) => !OWN_CALLS.has(name) && !seen.has(name))).toEqual(
    [],
  );
});

test("every answer has the fields of the client library's types, and no others", () => {
  expect([...new Set(notes.flatMap((note) => check.answer(note)))]).toEqual([]);
});

test("every event has the fields of the client library's types, and no others", () => {
  expect([...new Set(sandbox.control.events().flatMap(({ body }) => check.event(body)))]).toEqual([]);
});

test("a browser's answer has some of the fields, and none otherwise", async () => {
  const intent = notes.find(({ path }) => path === '/v1/payment_intents')?.body as Stripe.PaymentIntent;
  const query = new URLSearchParams({
    key: sandboxKeys('UK').publishableKey,
    _stripe_account: 'acct_sandbox_uk_fern',
    client_secret: intent.client_secret ?? '',
  });
  const path = `/v1/payment_intents/${intent.id}`;
  const answer = await fetch(`${sandbox.url}${path}?${query.toString()}`);
  const note = { method: 'GET', path, status: answer.status, body: (await answer.json()) as unknown };
  const missing = check.answer(note).filter((problem) => problem.endsWith(' is missing'));
  expect(check.answer(note)).toEqual(missing);
  expect(missing).toContain('payment_intent.metadata is missing');
});

test('params.txt says what the installed client library declares (write-params.ts writes it)', () => {
  expect(readFileSync(PARAMS_FILE, 'utf8')).toBe(paramsFile(types));
});

test('the check sees a field that is missing, unknown, of another type, or a word that is not listed', () => {
  const body = { ...(notes.find(({ path }) => path === '/v1/refunds')?.body as Stripe.Refund) };
  const { amount: _, ...rest } = body;
  const wrong = { ...rest, amuont: 1, currency: null, reason: 'because', metadata: { a: 1 } };
  expect(check.answer({ method: 'POST', path: '/v1/refunds', status: 200, body: wrong })).toEqual([
    'refund.currency may not be null',
    'refund.metadata.a may not be 1',
    'refund.reason may not be "because"',
    'refund.amuont is no field',
    'refund.amount is missing',
  ]);
});
