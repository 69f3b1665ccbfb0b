import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import { askWords } from './ask-words';
import { isRefused, onAnswers, type WordPlace } from './asked-words';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/client/anonymous', () => ({ anonymousCall: jest.fn() }));

type Asked = { params: object; body: { texts: string[] } };
const mocked = (call: unknown) => call as jest.Mock<Promise<{ refused: number[] }>, [object, Asked]>;
const [own, framed] = [mocked(browserCall), mocked(anonymousCall)];
const answer = async (_: object, { body }: Asked) => ({
  refused: body.texts.flatMap((text, at) => (text.startsWith('bad') ? [at] : [])),
});

let stores = 0;
const place = (more: Partial<WordPlace> = {}): WordPlace => ({
  tenant: 'ten_fjord',
  slug: `store-${(stores += 1)}`,
  ...more,
});

beforeEach(() => {
  own.mockReset().mockImplementation(answer);
  framed.mockReset().mockImplementation(answer);
});

test('a store is asked about each text once, and who listens hears of it', async () => {
  const here = place();
  const heard = jest.fn();
  const stop = onAnswers(heard);
  expect(await askWords(here, ['Ada', 'bad', 'Ada'])).toBe(true);
  expect(await askWords(here, ['Ada'])).toBe(false);
  expect(await askWords(here, ['bad', 'Bob'])).toBe(true);
  stop();
  expect(own.mock.calls.map(([, { params, body }]) => [params, body.texts])).toEqual([
    [here, ['Ada', 'bad']],
    [here, ['Bob']],
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect([isRefused(here, 'bad'), isRefused(here, 'Bob'), isRefused(place(), 'bad')]).toEqual([
    ...[true, false, false],
  ]);
});

test('a long list of names goes in parts that the store takes', async () => {
  const names = Array.from({ length: 401 }, (_, at) => (at === 400 ? 'bad one' : `Name ${at}`));
  expect(await askWords(place(), names)).toBe(true);
  expect(own.mock.calls.map(([, { body }]) => body.texts.length)).toEqual([200, 200, 1]);
});

test('a form in another site asks without a session', async () => {
  expect(await askWords(place({ framed: true }), ['bad'])).toBe(true);
  expect([own.mock.calls.length, framed.mock.calls.length]).toEqual([0, 1]);
});

test('what could not be asked refuses nothing, and is asked again', async () => {
  const here = place();
  own.mockRejectedValueOnce(new Error('away'));
  expect(await askWords(here, ['bad'])).toBe(false);
  expect(await askWords(here, ['bad'])).toBe(true);
});
