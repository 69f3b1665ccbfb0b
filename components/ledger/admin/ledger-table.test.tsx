import { render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { listLedger, type LedgerRow } from '@/lib/modules/ledger/contract/list-ledger';
import { LedgerTable } from './ledger-table';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const [example] = listLedger.response.parse(listLedger.example.response).rows;
if (!example) throw new Error('no example');
const whole: LedgerRow = {
  ...example,
  order_id: null,
  bulk_order_id: 'blk_one',
  order_ref: 'M7QK-3FXW',
  event: { slug: 'lumen-offsite', name: 'Offsite' },
};

const show = (row: LedgerRow) =>
  render(
    <KitTest>
      <LedgerTable rows={[row]} ordersQuery="" />
    </KitTest>,
  );

test('a row for a whole Bulk order links to its page (D37-3)', () => {
  show(whole);
  // Once in its column, once in the block that phones show.
  const links = screen.getAllByRole('link', { name: 'Bulk order M7QK-3FXW' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/events/lumen-offsite/bulk-order/blk_one'),
  );
});

test('where its event is gone it is named only', () => {
  show({ ...whole, event: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByText('Bulk order M7QK-3FXW')).toHaveLength(2);
});
