import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { HOLD_REASONS } from '@/lib/modules/orders/rules/hold';
import { ApprovalBanner } from './approval-banner';
import { HoldBanner } from './hold-banner';
import { MoneyBackPanel } from './money-back-panel';

const order = (changes: Partial<OrderDetail>): OrderDetail => ({ ...orderDetailExample, ...changes });
const shown = (element: React.ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {element}
    </NextIntlClientProvider>,
  );
const REFUND = {
  amount: '5.00',
  made_by: 'us',
  for_edit: false,
  made_at: '2026-11-20T10:00:00.000Z',
  owed: null,
} as const;
const DISPUTE = {
  id: 'du_1',
  amount: '38.84',
  reason: 'product_not_received',
  evidence_due: '2026-12-01T23:30:00.000Z',
  opened_at: '2026-11-21T10:00:00.000Z',
  closed_at: null,
} as const;

test('an order that is not held, with nothing given back, says nothing of it', () => {
  const { container } = shown(
    <>
      <HoldBanner order={order({})} resume={() => Promise.resolve()} />
      <MoneyBackPanel order={order({})} refresh={() => undefined} />
    </>,
  );
  expect(container.textContent).toBe('');
});

test.each(HOLD_REASONS.filter((hold) => hold !== 'approval'))(
  'why an order is held (%s) is said; who may not let it go on reads who may',
  (hold) => {
    shown(<HoldBanner order={order({ hold, can_resume: false })} resume={() => Promise.resolve()} />);
    expect(screen.getByText(/^On hold: /)).not.toBeNull();
    expect(screen.getByText(/may release orders/)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['processed', 'Nothing is printed until the bank has decided.'],
  ['address_issue', 'Nothing is printed until the bank has decided.'],
  ['in_production', 'Production had already started, so the printer carries on.'],
])('a disputed order that is %s is told of as it is', (status, said) => {
  shown(<HoldBanner order={order({ hold: 'disputed', status })} resume={() => Promise.resolve()} />);
  expect(document.body.textContent).toContain(said);
});

test('production continues only after a second question, and a failure is said', async () => {
  const resume = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
  shown(<HoldBanner order={order({ hold: 'disputed', can_resume: true })} resume={resume} />);
  fireEvent.click(screen.getByRole('button', { name: 'Continue production' }));
  expect(resume).not.toHaveBeenCalled();
  const confirm = () => screen.getAllByRole('button', { name: 'Continue production' }).at(-1) as HTMLElement;
  fireEvent.click(confirm());
  expect(await screen.findByRole('alert')).not.toBeNull();
  fireEvent.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(resume).toHaveBeenCalledTimes(2);
});

test('refunds and disputes are told with their amount, state, reason and what to do', () => {
  shown(
    <MoneyBackPanel
      refresh={() => undefined}
      order={order({
        refunds: [
          { ...REFUND, id: 're_1', state: 'succeeded' },
          { ...REFUND, id: 're_2', state: 'pending', made_by: 'provider' },
          { ...REFUND, id: 're_3', state: 'failed', for_edit: true, owed: '5.00' },
        ],
        disputes: [{ ...DISPUTE, state: 'open' }],
      })}
    />,
  );
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent ?? '');
  expect(entries[0]).toContain('£38.84 disputed');
  expect(entries[0]).toContain('The buyer says nothing arrived.');
  expect(entries[0]).toContain('Reply by 1 December 2026');
  expect(entries[1]).toContain('£5.00 refund failed');
  expect(entries[1]).toContain('You still owe the buyer £5.00.');
  expect(entries[1]).toContain('For a change to the order');
  expect(entries[2]).toContain('£5.00 refund pending');
  expect(entries[2]).toContain('Made in the payment provider’s dashboard');
  expect(entries[3]).toContain('£5.00 refunded');
});

test('a closed dispute asks for nothing, and an unknown reason is called another one', () => {
  const closed = { ...DISPUTE, state: 'lost', reason: 'brand_new', closed_at: DISPUTE.opened_at } as const;
  shown(<MoneyBackPanel order={order({ disputes: [closed] })} refresh={() => undefined} />);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('Dispute over £38.84 lost');
  expect(text).toContain('The bank gave another reason.');
  expect(text).not.toContain('Reply by');
});

test('an order that waits for approval is approved after a second question, or refused with a reason (D3-30)', async () => {
  const approve = jest.fn().mockResolvedValue(undefined);
  const cancel = jest.fn().mockResolvedValue(undefined);
  const waits = order({ hold: 'approval', can_resume: true, can_cancel: true });
  shown(
    <>
      <HoldBanner order={waits} resume={approve} />
      <ApprovalBanner order={waits} approve={approve} cancel={cancel} />
    </>,
  );
  expect(screen.getAllByText('Waiting for your approval')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(approve).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1) as HTMLElement);
  await waitFor(() => expect(approve).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Refuse and cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(cancel).toHaveBeenCalledWith({ reason: 'customer_request', words: '' }));
});
