import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { publicConfig, publicConfigAgain } from '@/lib/client/public-config';
import { setClock } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { ASK_MS } from '@/lib/modules/site/client/watch-notices';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import type { ShownNotice } from '@/lib/modules/site/rules/platform-notice';
import { messages } from '@/messages/en-GB';
import { AwayUntil } from './away-until';
import { PlatformNotices } from './platform-notices';

jest.mock('@/lib/client/public-config', () => ({ publicConfig: jest.fn(), publicConfigAgain: jest.fn() }));

const EXAMPLE = readPublicConfig.example.response as PublicConfig;
const TEXTS = { label: 'Notice', close: 'Close notice', until: 'Until {time}.' };
const NOON = Date.parse('2026-12-01T12:00:00Z');
const MINUTE = 60_000;

let time = NOON;
let undo: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  time = NOON;
  undo = setClock(() => new Date(time));
});
afterEach(() => {
  jest.useRealTimers();
  undo();
});

const notice = (key: string, change: Partial<ShownNotice> = {}): ShownNotice => ({
  key,
  kind: 'notice',
  starts_at: '2026-12-01T11:00:00.000Z',
  ends_at: '2026-12-01T14:00:00.000Z',
  texts: { en: `Words ${key}`, de: `Worte ${key}` },
  ...change,
});
function tell(...notices: ShownNotice[]) {
  jest.mocked(publicConfig).mockResolvedValue({ ...EXAMPLE, notices });
  jest.mocked(publicConfigAgain).mockResolvedValue({ ...EXAMPLE, notices });
}
const pass = async (ms: number) => {
  time += ms;
  await act(async () => jest.advanceTimersByTimeAsync(ms));
};
async function show(locale: Locale = 'en') {
  const shown = render(<PlatformNotices locale={locale} texts={TEXTS} />);
  await pass(0);
  await pass(0);
  return shown;
}
const bar = () => screen.queryByRole('complementary', { name: 'Notice' })?.textContent ?? null;

test('nothing is added to a page while there is nothing to say (S2.2-281)', async () => {
  tell();
  const { container } = await show();
  expect(container.innerHTML).toBe('');
});

test('a notice is shown in the reader’s language, or in English (S2.2-280)', async () => {
  tell(notice('a'));
  const { unmount } = await show('de');
  expect(bar()).toBe('Worte a');
  unmount();
  await show('fi');
  expect(bar()).toBe('Words a');
});

test('it appears at its start and goes at its end, on a page that stays open (S2.2-281)', async () => {
  tell(notice('a', { starts_at: '2026-12-01T12:02:00.000Z', ends_at: '2026-12-01T12:04:00.000Z' }));
  await show();
  expect(bar()).toBeNull();
  await pass(2 * MINUTE);
  expect(bar()).toBe('Words a');
  await pass(2 * MINUTE);
  expect(bar()).toBeNull();
});

test('a page that stays open hears of a new one (S2.2-281)', async () => {
  tell();
  await show();
  tell(notice('b'));
  await pass(ASK_MS);
  expect(bar()).toBe('Words b');
});

test('a closed one stays closed in this browser until it says something else (S2.2-282)', async () => {
  tell(notice('a.1'));
  const { unmount } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(bar()).toBeNull();
  unmount();
  const again = await show();
  expect(bar()).toBeNull();
  again.unmount();
  tell(notice('a.2'));
  await show();
  expect(bar()).toBe('Words a.2');
});

test('maintenance comes first, can’t be closed, and says until when (S2.2-281, S2.2-282)', async () => {
  tell(notice('a'), notice('m', { kind: 'maintenance', starts_at: '2026-12-01T10:00:00.000Z' }));
  await show();
  expect(bar()).toMatch(/^Words m Until 1 Dec, 14:00\.$/);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the page of an outage (S2.2-283)', () => {
  const away = async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <AwayUntil />
      </NextIntlClientProvider>,
    );
    await pass(0);
    return screen.getByRole('status').textContent;
  };

  test('says when the maintenance ends', async () => {
    tell(notice('m', { kind: 'maintenance' }));
    expect(await away()).toBe('Maintenance is under way. We expect to be back by 1 Dec, 14:00.');
  });

  test('says nothing of an end where nobody knows one', async () => {
    jest.mocked(publicConfig).mockRejectedValue(new Error('away'));
    expect(await away()).toBe('');
  });
});
