import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { messages } from '@/messages/en-GB';
import { OrderHistory } from './order-history';

type Entry = OrderDetail['history'][number];

const STEP: Entry = {
  id: 'his_1',
  from_status: 'new',
  to_status: 'new',
  actor: 'client',
  actor_name: 'Ada Fern',
  moved: false,
  reason: 'released',
  at: '2026-11-20T09:00:00.000Z',
};

function show(...history: Entry[]) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OrderHistory order={{ ...orderDetailExample, currency: 'GBP', mails: [], history }} />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

test('a step of a bulk act says that other orders changed with it; one of its own does not (D28-3)', () => {
  const act = { ...STEP, id: 'his_2', bulk_act: 'act_1', at: '2026-11-20T10:00:00.000Z' };
  expect(show(STEP, act)).toEqual([
    'Released early20 Nov 2026, 10:00 · Ada Fern (Client) · Together with other orders',
    'Released early20 Nov 2026, 09:00 · Ada Fern (Client)',
  ]);
});
