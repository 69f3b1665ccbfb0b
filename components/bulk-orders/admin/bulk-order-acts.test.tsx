import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { turnBulkOrder } from '@/lib/modules/bulk-orders/client/bulk-orders';
import { BulkOrderActs } from './bulk-order-acts';

jest.mock('@/lib/modules/bulk-orders/client/bulk-orders', () => ({ turnBulkOrder: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const turned = jest.mocked(turnBulkOrder);
const show = ({ isBegun = false, mayRelease = false }) =>
  render(
    <KitTest>
      <BulkOrderActs
        place={{ tenant: 'ten_lumen', slug: 'lumen-offsite' }}
        order={{ id: 'blk_one', ref: 'M7QK-3FXW' }}
        mayCancel
        isBegun={isBegun}
        mayRelease={mayRelease}
      />
    </KitTest>,
  );
const press = async (name: string) =>
  act(async () => {
    const [button] = screen.getAllByRole('button', { name }).slice(-1);
    if (!button) throw new Error(name);
    fireEvent.click(button);
  });

test('once some is being made, the question says that the rest is cancelled (D4-15)', async () => {
  show({ isBegun: true });
  await press('Cancel the rest');
  expect(screen.getByRole('alertdialog', { name: 'Cancel the rest of bulk order M7QK-3FXW?' })).toBeTruthy();
  expect(screen.getByText(/Addresses that aren’t in production yet are cancelled/)).toBeTruthy();
  await press('Cancel the rest');
  expect(turned.mock.calls[0]?.slice(1)).toEqual(['blk_one', 'cancel']);
});

test.each([
  ['credit_too_low', /There isn’t enough credit/],
  ['conflict', /isn’t waiting for the budget any more/],
] as const)('letting it go ahead says why it could not: %s (D37-6)', async (code, text) => {
  turned.mockRejectedValueOnce(new ApiError(409, { code }));
  show({ mayRelease: true });
  await press('Let it go ahead');
  expect(screen.getByText(text)).toBeTruthy();
});
