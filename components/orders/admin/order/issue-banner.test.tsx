import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { IssueBanner } from './issue-banner';

function shown(status: string, reason: string | null, isStaff = false): string {
  const [step] = orderDetailExample.history;
  if (!step) throw new Error('no step');
  const raised = { ...step, id: 'his_2', from_status: 'new', to_status: status, reason };
  const late = { ...raised, id: 'his_3', moved: false, reason: 'late' };
  const order: OrderDetail = { ...orderDetailExample, status, history: [step, raised, late] };
  const { container, unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <IssueBanner
        order={order}
        isStaff={isStaff}
        passBudget={() => Promise.resolve()}
        sendLink={() => Promise.resolve()}
      />
    </NextIntlClientProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test('only orders that need somebody have one', () => {
  const banners = ORDER_STATUSES.filter((status) => shown(status, null) !== '');
  expect(new Set(banners)).toEqual(new Set(NEEDS_ATTENTION));
});

test('it says the reason in words, what to do, and whom to write to', () => {
  const text = shown('address_issue', 'postcode');
  expect(text).toContain('The delivery address needs fixing');
  expect(text).toContain('Reason: The postcode doesn’t match the country');
  expect(text).toContain(`mention ${orderDetailExample.order_ref}`);
});

test('what a printer wrote is shown as it is; staff are not told to write to themselves', () => {
  const text = shown('fulfiller_submission_error', 'Out of black M', true);
  expect(text).toBe('The printer didn’t accept this orderReason: Out of black M');
});

test.each([
  ['unreachable', 'The printer hasn’t answered', 'more than a day'],
  ['unprintable', 'couldn’t be prepared', 'missing on our side'],
  ['Out of black M', 'The printer didn’t accept this order', 'no other printer can take it right now'],
])('a submission error by %s is told as what it is (D32-47)', (reason, title, text) => {
  const said = shown('fulfiller_submission_error', reason);
  expect([said.includes(title), said.includes(text)]).toEqual([true, true]);
});

test('who may lets an order go on past its budget, after a question (D37-6)', async () => {
  const passBudget = jest.fn(() => Promise.resolve());
  const order: OrderDetail = { ...orderDetailExample, status: 'over_budget', can_pass_budget: true };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <IssueBanner order={order} isStaff={false} passBudget={passBudget} sendLink={() => Promise.resolve()} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Release anyway' }));
  expect(screen.getByRole('dialog').textContent).toContain('The budget stays as it is');
  expect(passBudget).not.toHaveBeenCalled();
  const [, confirm] = screen.getAllByRole('button', { name: 'Release anyway', hidden: true });
  await act(async () => {
    if (confirm) fireEvent.click(confirm);
  });
  expect(passBudget).toHaveBeenCalledTimes(1);
});

test('it says whether the buyer was mailed a link, and offers to mail one (S2.2-183)', async () => {
  const sendLink = jest.fn(() => Promise.resolve());
  const at = new Date('2026-11-21T10:00:00Z').toISOString();
  const [step] = orderDetailExample.history;
  if (!step) throw new Error('no step');
  const raised = { ...step, id: 'his_2', from_status: 'new', to_status: 'address_issue', at };
  const stopped: OrderDetail = { ...orderDetailExample, status: 'address_issue', history: [step, raised] };
  const banner = (order: OrderDetail) => (
    <NextIntlClientProvider locale="en" messages={messages}>
      <IssueBanner order={order} isStaff={false} passBudget={sendLink} sendLink={sendLink} />
    </NextIntlClientProvider>
  );
  const mail = { id: 'mai_2', kind: 'order_address_issue', again: false } as const;
  const { rerender } = render(banner({ ...stopped, mails: [{ ...mail, sent_at: at }], can_send_link: true }));
  expect(document.body.textContent).toContain('We’ve emailed the buyer a link');
  expect(screen.queryByRole('button', { name: 'Email a link' })).toBeNull();
  // One of an earlier issue is no link to fix this one.
  rerender(
    banner({ ...stopped, mails: [{ ...mail, sent_at: '2026-11-20T10:00:00.000Z' }], can_send_link: true }),
  );
  expect(document.body.textContent).toContain('hasn’t been emailed a link');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Email a link' })));
  expect(sendLink).toHaveBeenCalledTimes(1);
});
