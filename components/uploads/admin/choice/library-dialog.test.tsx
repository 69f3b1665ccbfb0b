import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig, type State } from 'swr';
import { listLibrary } from '@/lib/modules/uploads/client/library';
import { UnreadablePicture } from '@/lib/modules/uploads/client/measured-picture';
import { fileExample, type LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { messages } from '@/messages/en-GB';
import { LibraryDialog } from './library-dialog';

jest.mock('@/lib/modules/uploads/client/library');
const list = jest.mocked(listLibrary);
const onChoose = jest.fn<Promise<void>, [LibraryFile]>();
const onClosed = jest.fn();

const file = (name: string): LibraryFile => ({ ...fileExample, id: `fil_${name}`, name });
const page = (names: string[], next: string | null = null) => ({ files: names.map(file), next_cursor: next });

/** What was read before stays in the cache of the page. */
let cache: Map<string, State>;
beforeEach(() => {
  jest.resetAllMocks();
  cache = new Map();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <LibraryDialog tenant="ten_fjord" onChoose={onChoose} onClosed={onClosed} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
const picture = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('a press chooses, once, and closes when that has worked (S2.2-74)', async () => {
  list.mockResolvedValue(page(['logo.png']));
  let end: () => void = () => undefined;
  onChoose.mockReturnValue(new Promise((resolve) => (end = resolve)));
  show();
  fireEvent.click(await picture('logo.png'));
  fireEvent.click(await picture('logo.png'));
  expect([onChoose.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 0]);
  end();
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
});

test('a picture that does not come keeps it open and says which', async () => {
  list.mockResolvedValue(page(['']));
  onChoose.mockRejectedValue(new Error('offline'));
  show();
  fireEvent.click(await picture('Untitled file'));
  await screen.findByText('We couldn’t load Untitled file. Try again.');
  expect(onClosed).not.toHaveBeenCalled();
});

test('a picture that cannot be read says what to do (S2.2-74)', async () => {
  list.mockResolvedValue(page(['old.png']));
  onChoose.mockRejectedValue(new UnreadablePicture());
  show();
  fireEvent.click(await picture('old.png'));
  await screen.findByText('We can’t read old.png any more. Upload the picture again, then choose it.');
  expect(onClosed).not.toHaveBeenCalled();
});

test('opened again, it has what was uploaded since', async () => {
  list.mockResolvedValue(page(['old.png']));
  const first = show();
  await picture('old.png');
  first.unmount();
  list.mockResolvedValue(page(['new.png', 'old.png']));
  show();
  await picture('new.png');
});

test('a further page that fails leaves the first one, and is asked for again', async () => {
  list.mockResolvedValueOnce(page(['one.png'], 'next')).mockRejectedValueOnce(new Error('offline'));
  show();
  await picture('one.png');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('We couldn’t load your library.');
  await picture('one.png');
  list.mockImplementation((_, { cursor }) =>
    Promise.resolve(cursor === 'next' ? page(['two.png']) : page(['one.png'], 'next')),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await picture('two.png');
  await picture('one.png');
  expect(screen.queryByText('We couldn’t load your library.')).toBeNull();
});

test('a library without pictures, and a search without hits, say what to do', async () => {
  list.mockResolvedValue(page([]));
  show();
  await screen.findByText('No pictures yet');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wave' } });
  await screen.findByText('No pictures match');
  expect(list).toHaveBeenLastCalledWith('ten_fjord', { search: 'wave', cursor: undefined });
});
