import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { endOpening, openClient } from '@/lib/modules/tenants/client/client-acts';
import { OpeningBanner } from './opening-banner';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/modules/tenants/client/client-acts');

const BEGUN = new Date('2026-11-29T10:00:00.000Z');
const opening = {
  tenant_id: 'ten_fjord',
  client: 'Fjord & Fern Coffee',
  ends_at: '2026-11-29T10:30:00.000Z',
};

beforeEach(() => {
  jest.useFakeTimers({ now: BEGUN });
  jest.mocked(endOpening).mockReset().mockResolvedValue(undefined);
  jest.mocked(openClient).mockReset();
});
afterEach(() => jest.useRealTimers());

const banner = (open: typeof opening | null) => (
  <KitTest>
    <OpeningBanner who="Maya Loom" opening={open} />
    <input aria-label="Name" defaultValue="Typed" />
  </KitTest>
);
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000 + 1000));

test('says who acts for which client, until when and how long that still is', () => {
  render(banner(opening));
  pass(0);
  const shown = screen.getByRole('complementary', { name: 'Client open for changes' });
  expect(shown.textContent).toContain('Maya Loom, you are acting for Fjord & Fern Coffee until 10:30 UTC.');
  expect(shown.textContent).toContain('30 minutes left');
  pass(27);
  expect(screen.getByRole('status').textContent).toBe('3 minutes left');
  pass(2.5);
  expect(screen.getByRole('status').textContent).toBe('Less than a minute left');
});

test('is closed by its button', async () => {
  const { rerender } = render(banner(opening));
  pass(1);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close client' }));
    await Promise.resolve();
  });
  expect(endOpening).toHaveBeenCalledWith('ten_fjord');
  rerender(banner(null));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('once its time is over it says so, keeps what was typed, and offers to open the client again', () => {
  const { rerender } = render(banner(opening));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Half a sentence' } });
  pass(31);
  rerender(banner(null));
  expect(screen.getByRole('status').textContent).toContain('Your time for Fjord & Fern Coffee is over.');
  expect(screen.getByDisplayValue('Half a sentence')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave it closed' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('nothing is shown to staff who have no client open, and one that is opened appears', () => {
  const { rerender } = render(banner(null));
  pass(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(banner(opening));
  pass(0);
  expect(screen.getByRole('complementary')).toBeTruthy();
});
