import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { saveShipping, takeBackShipping } from '@/lib/modules/pricing/client/shipping-tables';
import type { ShippingTables } from '@/lib/modules/pricing/contract/shipping-tables';
import { RemoveDialog } from './remove-dialog';
import { ShippingDialog } from './shipping-dialog';
import { ShippingPanel } from './shipping-panel';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh, replace: jest.fn() }),
}));
jest.mock('@/lib/modules/pricing/client/shipping-tables');

const PRICES = {
  standard: '3.95',
  standard_tracked: '5.45',
  express: '9.95',
  additional_item_price: '0.75',
};
const FIRST = {
  ...PRICES,
  version: 1,
  from_day: '2000-01-01',
  state: 'now',
  made_at: '2000-01-01T00:00:00.000Z',
  made_by: null,
} as const;
const PLANNED = {
  ...FIRST,
  standard: '4.20',
  version: 2,
  from_day: '2099-03-01',
  state: 'planned',
  made_by: 'Sam Admin',
} as const;
const TABLE: ShippingTables = {
  kind: 'retail',
  region: 'UK',
  currency: 'GBP',
  latest: 2,
  versions: [PLANNED, FIRST],
};
const onClose = jest.fn();
beforeEach(() => jest.clearAllMocks());
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('what delivery costs (S2.2-305)', () => {
  test('says what counts now, what is planned from when and by whom', () => {
    render(<ShippingPanel tables={[TABLE]} mayAct />, { wrapper: KitTest });
    const part = screen.getByRole('region', { name: 'United Kingdom: Shoppers pay' });
    for (const text of ['The first prices', '£3.95', 'From 1 Mar 2099 · set by Sam Admin', '£4.20'])
      expect(part.textContent).toContain(text);
    const names = within(part)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'United Kingdom: change what shoppers pay',
      'United Kingdom: remove the prices planned from 1 Mar 2099',
    ]);
  });

  test('who may only look has no buttons', () => {
    render(<ShippingPanel tables={[TABLE]} mayAct={false} />, { wrapper: KitTest });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('changing it (S2.2-305)', () => {
  const dialog = () => render(<ShippingDialog table={TABLE} onClose={onClose} />, { wrapper: KitTest });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Standard \(GBP\)/), { target: { value } });

  test('shows what changes before it is sent, and again after another edit', async () => {
    jest.mocked(saveShipping).mockResolvedValue(undefined);
    dialog();
    await click('Review changes');
    await waitFor(() => screen.getByText('Nothing changes with these prices.'));
    await click('Review changes');
    type('4,50');
    await click('Review changes');
    await waitFor(() => expect(screen.getByText('Standard: £3.95 → £4.50')).toBeTruthy());
    expect(saveShipping).not.toHaveBeenCalled();
    type('4.60');
    expect(screen.queryByText('Standard: £3.95 → £4.50')).toBeNull();
    await click('Review changes');
    await waitFor(() => expect(screen.getByText('Standard: £3.95 → £4.60')).toBeTruthy());
    await click('Set these prices');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(saveShipping).mock.calls).toEqual([
      [TABLE, expect.objectContaining({ ...PRICES, standard: '4.60', latest: 2 })],
    ]);
    expect(refresh).toHaveBeenCalled();
  });

  test('a wrong price is told at its field; a colleague’s change keeps what was typed', async () => {
    jest.mocked(saveShipping).mockRejectedValue(new ApiError(409, { code: 'conflict' }));
    dialog();
    type('a lot');
    await click('Review changes');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Standard \(GBP\)/).getAttribute('aria-invalid')).toBe('true'),
    );
    type('4.50');
    await click('Review changes');
    await waitFor(() => screen.getByRole('button', { name: 'Set these prices' }));
    await click('Set these prices');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Someone else'));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('what the server refuses is told at its field', async () => {
    const codes = { from_day: ['day_past'], standard: ['too_large'] };
    jest.mocked(saveShipping).mockRejectedValue(new ApiError(422, { code: 'invalid', codes }));
    dialog();
    type('4.50');
    await click('Review changes');
    await waitFor(() => screen.getByRole('button', { name: 'Set these prices' }));
    await click('Set these prices');
    await waitFor(() => expect(screen.getByText(/day is over/i)).toBeTruthy());
    expect(screen.getByLabelText(/^Standard \(GBP\)/).getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('taking planned prices back is asked once more', async () => {
    jest.mocked(takeBackShipping).mockResolvedValue(undefined);
    render(<RemoveDialog table={TABLE} version={PLANNED} onClose={onClose} />, { wrapper: KitTest });
    await click('Remove');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(jest.mocked(takeBackShipping).mock.calls).toEqual([[TABLE, 2]]);
  });
});
