import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { exampleDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { decideHoliday, saveHoliday, takeUpNational } from '@/lib/modules/fulfilment/client/holidays';
import type { HolidayCountry } from '@/lib/modules/fulfilment/contract/holidays';
import { ClosuresPanel } from '../closures-panel';
import { HolidayDialog } from './holiday-dialog';
import { HolidaysPanel } from './holidays-panel';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/fulfilment/client/holidays');

const GB: HolidayCountry = {
  country: 'GB',
  printers: ['Harbour Press', 'Northlight Print'],
  days: [
    { day: '2098-12-25', name: 'Christmas Day', state: 'counts' },
    { day: '2098-12-26', name: 'Boxing Day', state: 'proposed' },
    { day: '2098-12-28', name: 'Bank holiday', state: 'dismissed' },
    { day: '2099-01-01', name: 'New Year’s Day', state: 'removed' },
  ],
};
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
beforeEach(() => jest.clearAllMocks());

describe('holidays that staff keep (S2.2-307)', () => {
  test('says which count, which are proposed and which were removed, and whose they are', async () => {
    render(<HolidaysPanel countries={[GB, { country: 'NL', printers: [], days: [] }]} mayAct />, {
      wrapper: KitTest,
    });
    const part = screen.getByRole('region', { name: 'United Kingdom' });
    expect(part.textContent).toContain('Printers: Harbour Press, Northlight Print');
    expect(screen.getByRole('region', { name: 'Netherlands' }).textContent).toContain(
      'None yet: every business day counts.',
    );
    expect(within(part).getByText('25 Dec 2098')).not.toBeNull();
    await click('United Kingdom: remove 25 Dec 2098');
    expect(decideHoliday).toHaveBeenLastCalledWith('GB', '2098-12-25', false);
    await click('United Kingdom: add 26 Dec 2098');
    expect(decideHoliday).toHaveBeenLastCalledWith('GB', '2098-12-26', true);
    await click('United Kingdom: dismiss 26 Dec 2098');
    expect(decideHoliday).toHaveBeenLastCalledWith('GB', '2098-12-26', false);
    expect(within(part).getByText('Dismissed').parentElement?.textContent).toContain('Bank holiday');
    await click('United Kingdom: add 1 Jan 2099');
    expect(decideHoliday).toHaveBeenLastCalledWith('GB', '2099-01-01', true);
    await click('Add this day');
    expect(takeUpNational).toHaveBeenCalledWith('GB');
    expect(refresh).toHaveBeenCalledTimes(5);
  });

  test('the focus goes to the next day when one has left its list, and to the country after the last one', async () => {
    const shown = (days: HolidayCountry['days']) => <HolidaysPanel countries={[{ ...GB, days }]} mayAct />;
    const [first, second] = ['2098-12-25', '2098-12-26'].map((day) => {
      return { day, name: `Day ${day}`, state: 'counts' as const };
    }) as [HolidayCountry['days'][number], HolidayCountry['days'][number]];
    const { rerender } = render(shown([first, second]), { wrapper: KitTest });
    screen.getByRole('button', { name: 'United Kingdom: remove 25 Dec 2098' }).focus();
    rerender(shown([second]));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('26 Dec 2098'));
    screen.getByRole('button', { name: 'United Kingdom: remove 26 Dec 2098' }).focus();
    rerender(shown([]));
    const part = screen.getByRole('region', { name: 'United Kingdom' });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  test('who may not change them has no buttons', () => {
    render(<HolidaysPanel countries={[GB]} mayAct={false} />, { wrapper: KitTest });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('a day is sent with its name, and what is wrong is told at its field', async () => {
    const onClose = jest.fn();
    jest
      .mocked(saveHoliday)
      .mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes: { day: ['holiday_taken'] } }));
    render(<HolidayDialog country="United Kingdom" nation="GB" onClose={onClose} />, { wrapper: KitTest });
    const name = screen.getByRole('textbox', { name: /Name/ });
    await act(async () => fireEvent.change(name, { target: { value: ' Founders’ Day ' } }));
    await click('Add a day');
    await waitFor(() => expect(screen.getByText(/this day is a holiday already/i)).not.toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await click('Add a day');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saveHoliday).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'GB', name: 'Founders’ Day' }),
    );
  });

  test('a printer’s page shows its country’s days (S2.2-311)', () => {
    render(<ClosuresPanel fulfiller={exampleDetail} mayWrite={false} />, { wrapper: KitTest });
    expect(screen.getByText('1 public holiday')).not.toBeNull();
    expect(screen.getByText('25 Dec 2026')).not.toBeNull();
  });
});
