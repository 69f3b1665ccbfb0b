import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserCall } from '@/lib/client/browser';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { useListRefusals, type PrintedRow } from './use-list-refusals';
import { WordCheckProvider } from './word-place';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
// The real drawing code fetches fonts; this mock refuses texts longer than four letters.
jest.mock('@/lib/modules/design/client/load-font-books', () => ({ loadBooks: async () => ({}) }));
jest.mock('./draw-personal', () => ({
  refusedTexts: ({ texts }: { texts: Record<string, string> }) =>
    (texts['name'] ?? '').length > 4 ? { name: 'text_too_long' } : {},
}));

const call = browserCall as unknown as jest.Mock<
  Promise<{ refused: number[] }>,
  [object, { body: { texts: string[] } }]
>;
const SCENES = [sceneOf(textOf('NAME', { id: 'name' }))];
const rowsOf = (...names: string[]): PrintedRow[] =>
  names.map((name, key) => ({ key, texts: { front: { name } }, colour: '#ffffff' }));
const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern' };

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset();
  call.mockImplementation(async (_, { body }) => ({
    refused: body.texts.flatMap((text, at) => (/rude/i.test(text) ? [at] : [])),
  }));
});
afterEach(() => jest.useRealTimers());

function show(first: PrintedRow[], place: typeof PLACE | null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordCheckProvider place={place}>{children}</WordCheckProvider>
  );
  return renderHook(({ rows }) => useListRefusals(SCENES, rows), { wrapper, initialProps: { rows: first } });
}
const settle = () => act(async () => jest.advanceTimersByTimeAsync(1000));

test('each row of a list of names hears of its own word, all asked about at once (S3.4-11)', async () => {
  const { result, rerender } = show(rowsOf('Ada', ' RUDE', 'Ingrid'), PLACE);
  expect(result.current).toBeNull();
  await settle();
  expect(call.mock.calls.map(([, { body }]) => body.texts)).toEqual([['Ada', 'RUDE', 'Ingrid']]);
  expect(result.current).toEqual({
    0: {},
    1: { 'front.name': 'word_refused' },
    2: { 'front.name': 'text_too_long' },
  });
  // After a correction, only new texts are checked, once typing pauses.
  rerender({ rows: rowsOf('Ada', 'Rud', 'Ingrid') });
  rerender({ rows: rowsOf('Ada', 'Rudi', 'Ingrid') });
  await settle();
  expect(call.mock.calls.map(([, { body }]) => body.texts).slice(1)).toEqual([['Rudi']]);
  expect(result.current).toEqual({ 0: {}, 1: {}, 2: { 'front.name': 'text_too_long' } });
});

test('a store without such words is not asked', async () => {
  const { result } = show(rowsOf('rude'), null);
  await settle();
  expect(call).not.toHaveBeenCalled();
  expect(result.current).toEqual({ 0: {} });
});
