import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { previewWordsCall, saveWordsCall } from '@/lib/modules/mails/contract/paths';
import { EventMail } from './event-mail';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

const SAVED = { opening: 'Hello team', closing: '', version: 3 };
const MAIL = { sender: 'F', reply_to: null, subject: 'On its way', html: '<p></p>', text: 'Text', own: true };
const calls = jest.mocked(browserCall);
const bodies = (path: string) =>
  calls.mock.calls
    .filter(([call]) => call.path === path && call.method === 'post')
    .map(([, input]) => input?.body);

beforeEach(() => {
  calls.mockReset();
  calls.mockImplementation((call, input) => {
    if (call.path === previewWordsCall.path) return Promise.resolve(MAIL);
    if (call.method === 'get') return Promise.resolve(SAVED);
    return Promise.resolve({ ...SAVED, ...(input?.body as object), version: 4 });
  });
});

const choice = { kind: 'order_shipped', lang: 'en', slug: 'fjord-fern' } as const;
const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EventMail tenant="ten_fjord" choice={choice} />
    </SWRConfig>,
    { wrapper: KitTest },
  );
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the mail with what is typed, before it is saved (S2.2-128)', async () => {
  show();
  await screen.findByDisplayValue('Hello team');
  await screen.findByText('On its way');
  type('Closing line', 'See you!');
  press('Preview');
  await waitFor(() =>
    expect(bodies(previewWordsCall.path).at(-1)).toEqual({
      lang: 'en',
      opening: 'Hello team',
      closing: 'See you!',
    }),
  );
  expect(bodies(saveWordsCall.path)).toEqual([]);
});

test('saves both lines with the version that was read, and removes both at once (S2.2-127)', async () => {
  show();
  await screen.findByDisplayValue('Hello team');
  type('Closing line', 'See you!');
  press('Save text');
  await waitFor(() =>
    expect(bodies(saveWordsCall.path)).toEqual([
      { lang: 'en', opening: 'Hello team', closing: 'See you!', version: 3 },
    ]),
  );
  await screen.findByDisplayValue('See you!');
  press('Remove your text');
  await waitFor(() =>
    expect(bodies(saveWordsCall.path).at(-1)).toEqual({ lang: 'en', opening: '', closing: '', version: 4 }),
  );
});

test('shows what somebody else saved beside what was typed, and saves that over it when asked again', async () => {
  let version = 4;
  const sent: unknown[] = [];
  calls.mockImplementation((call, options) => {
    if (call.path === saveWordsCall.path && call.method === 'post') {
      sent.push(options?.body);
      const stale = new ApiError(409, { code: 'conflict', message: '' });
      version = 5;
      return sent.length === 1
        ? Promise.reject(stale)
        : Promise.resolve({ ...SAVED, opening: 'Hi', version: 6 });
    }
    if (call.method !== 'get') return Promise.resolve(MAIL);
    return Promise.resolve(version === 4 ? SAVED : { opening: 'Ahoy', closing: '', version });
  });
  show();
  await screen.findByDisplayValue('Hello team');
  type('Opening line', 'Hi');
  press('Save text');
  await screen.findByText(/Someone else changed this text/);
  expect(screen.getByDisplayValue('Hi')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Saved by someone else' }).textContent).toContain('Ahoy');
  press('Save text');
  await waitFor(() => expect(sent[1]).toMatchObject({ opening: 'Hi', version: 5 }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved by someone else' })).toBeNull());
});
