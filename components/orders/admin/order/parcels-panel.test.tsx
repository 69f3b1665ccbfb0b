import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { messages } from '@/messages/en-GB';
import { ParcelsPanel } from './parcels-panel';

const item = { line: 'oli_1', name: 'Crew Tee', colour: 'Black', size: 'medium', quantity: 1 };
const parcel = (
  id: string,
  status: 'shipped' | 'packaged',
  tracking: OrderDetail['parcels'][number]['tracking'],
) => ({ id, status, items: [item], tracking, fulfiller: 'Northlight Print', shipped_at: null });

function show(order: Partial<OrderDetail>) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ParcelsPanel order={{ ...orderDetailExample, ...order }} />
    </NextIntlClientProvider>,
  );
}

test('each parcel is shown with its items, printer, status and tracking (D32-55)', () => {
  const url = 'https://track.example/NP1';
  show({
    parcels: [
      parcel('par_1', 'shipped', { carrier: 'Northpost', number: 'NP1', url }),
      parcel('par_2', 'packaged', null),
    ],
    to_come: [{ ...item, quantity: 2 }],
  });
  const panel = within(screen.getByRole('region', { name: 'Parcels' }));
  expect(panel.getByText('Shipped')).toBeTruthy();
  expect(panel.getByText('Packaged')).toBeTruthy();
  expect(panel.getAllByText('1 × Crew Tee, Black, M')).toHaveLength(2);
  expect(panel.getAllByText('Printed by Northlight Print')).toHaveLength(2);
  expect(panel.getByRole('link', { name: /^NP1/ }).getAttribute('href')).toBe(url);
  expect(panel.getByText('No tracking number yet')).toBeTruthy();
  expect(panel.getByRole('heading', { name: 'In no parcel yet' })).toBeTruthy();
  expect(panel.getByText('2 × Crew Tee, Black, M')).toBeTruthy();
});

test('an order of which no parcel was told has none, and nothing is to come of one that was sent (D32-55)', () => {
  const { container, unmount } = show({});
  expect(container.textContent).toBe('');
  unmount();
  show({ status: 'shipped', parcels: [parcel('par_1', 'shipped', null)], to_come: [item] });
  expect(screen.queryByRole('heading', { name: 'In no parcel yet' })).toBeNull();
});
