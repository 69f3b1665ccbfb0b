import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { readRefusedWords, saveRefusedWords } from '@/lib/modules/events/client/refused-words';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { messages } from '@/messages/en-GB';
import { WordsPanel } from './words-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/modules/events/client/refused-words');

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const NOTHING: RefusedWords = { enabled: false, words: [], version: 0 };
const said = messages.eventProducts;
const kit = messages.savedEditor;
const save = jest.mocked(saveRefusedWords);
const read = jest.mocked(readRefusedWords);

async function show(first = NOTHING, readOnly: 'role' | 'event_locked' | null = null) {
  const shown = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <WordsPanel place={PLACE} first={first} readOnly={readOnly} />
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
  return shown;
}
const list = () => screen.getByLabelText<HTMLTextAreaElement>(said.words.list);
const on = () => screen.getByRole<HTMLInputElement>('checkbox', { name: said.words.enabled });
const type = (value: string) => fireEvent.change(list(), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.resetAllMocks();
  window.sessionStorage.clear();
  save.mockImplementation(async (_, body) => ({ ...body, version: body.version + 1 }));
});
afterEach(async () => {
  // The draft also lives in memory: discard it, so that the next test starts without one.
  const discard = screen.queryByRole('button', { name: kit.discard });
  if (discard) await act(async () => void fireEvent.click(discard));
});

test('is off and empty at first; what is typed is sent by line, and shown as it was stored', async () => {
  await show();
  expect([on().checked, list().value]).toEqual([false, '']);
  expect(screen.getByRole('button', { name: kit.save }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(on());
  type(' rival \n\ntwo words\n');
  expect(screen.getByText('2 words, 200 at most')).toBeTruthy();
  save.mockResolvedValueOnce({ enabled: true, words: ['rival', 'two words'], version: 1 });
  await press(kit.save);
  expect(save).toHaveBeenCalledWith(PLACE, { version: 0, enabled: true, words: ['rival', 'two words'] });
  expect(list().value).toBe('rival\ntwo words');
  expect(screen.getByText(kit.allSaved)).toBeTruthy();
  type('rival');
  await press(kit.save);
  expect(save).toHaveBeenLastCalledWith(PLACE, { version: 1, enabled: true, words: ['rival'] });
});

test.each([
  [`fine\n${'x'.repeat(41)}`, `“${'x'.repeat(41)}” is longer than 40 characters`],
  ['fine\n?!', '“?!” has no letters or numbers'],
  ['*ab*', '“*ab*” needs at least 3 letters to match inside words'],
  [Array.from({ length: 201 }, (_, at) => `w${at}`).join('\n'), 'You have 201 words; the limit is 200'],
])('what the server would refuse is said at the field before it is sent: %#', async (text, told) => {
  await show();
  type(text);
  await press(kit.save);
  expect(screen.getByText(told)).toBeTruthy();
  expect(list().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(list());
  expect(list().value).toBe(text);
  expect(save).not.toHaveBeenCalled();
});

test('what the server refuses by itself is said of its word, and nothing typed is lost', async () => {
  await show();
  type('one\ntwo');
  save.mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes: { 'words.1': ['invalid'] } }));
  await press(kit.save);
  expect(screen.getByText('“two” has no letters or numbers')).toBeTruthy();
  expect(list().value).toBe('one\ntwo');
});

test('somebody else’s save is told; theirs can be loaded, and one’s own saved over it', async () => {
  await show();
  type('mine');
  const theirs = { enabled: true, words: ['theirs'], version: 4 };
  save.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  read.mockResolvedValue(theirs);
  await press(kit.save);
  expect(screen.getByText(kit.conflict.title)).toBeTruthy();
  expect(list().value).toBe('mine');
  await press(kit.conflict.mine);
  expect(save).toHaveBeenLastCalledWith(PLACE, { version: 4, enabled: false, words: ['mine'] });
  type('mine again');
  save.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  await press(kit.save);
  await press(kit.conflict.theirs);
  expect([list().value, on().checked]).toEqual(['theirs', true]);
});

test('what is typed outlives a reload with the state it was typed on, a lost connection, and a second press', async () => {
  const first = await show({ ...NOTHING, version: 2 });
  type('kept');
  first.unmount();
  await show({ enabled: false, words: ['theirs'], version: 3 });
  await waitFor(() => expect(list().value).toBe('kept'));
  save.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
  await press(kit.save);
  expect(screen.getByText(kit.notSaved)).toBeTruthy();
  expect(list().value).toBe('kept');
  let done = (_: RefusedWords): void => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
  await press(messages.admin.failure.retry);
  fireEvent.submit(list());
  expect(save).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenLastCalledWith(PLACE, { version: 2, enabled: false, words: ['kept'] });
  await act(async () => done({ enabled: false, words: ['kept'], version: 4 }));
  expect(screen.getByText(kit.allSaved)).toBeTruthy();
});

test.each([
  ['role', said.words.role],
  ['event_locked', said.readOnly.event_locked],
] as const)('is only looked at where it may not be changed: %s', async (why, told) => {
  await show({ enabled: true, words: ['rival'], version: 1 }, why);
  expect(screen.getByText(told)).toBeTruthy();
  expect(list().value).toBe('rival');
  expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: kit.save })).toBeNull();
});
