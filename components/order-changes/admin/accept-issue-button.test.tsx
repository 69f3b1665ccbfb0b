import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { messages } from '@/messages/en-GB';
import { AcceptIssueButton } from './accept-issue-button';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body?: object }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...given: Parameters<typeof call>) => call(...given),
}));
const refresh = jest.fn();

function show(order: Partial<OrderDetail>) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AcceptIssueButton order={{ ...orderDetailExample, ...order }} refresh={refresh} />
    </NextIntlClientProvider>,
  );
}

test('an address or artwork is used as it is, after a question (D32-32)', async () => {
  call.mockResolvedValue({});
  show({ status: 'artwork_issue', can_accept_issue: true });
  fireEvent.click(screen.getByRole('button', { name: 'Print as it is' }));
  expect(call).not.toHaveBeenCalled();
  const [, confirm] = screen.getAllByRole('button', { name: 'Print as it is', hidden: true });
  await act(async () => {
    if (confirm) fireEvent.click(confirm);
  });
  const [path, given] = call.mock.calls[0] ?? [];
  expect(path?.path).toBe('/api/{tenant}/orders/{order}/artwork/accept');
  expect(given?.body).toEqual({ version: orderDetailExample.version });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('there is none where nothing is stopped, or the viewer may not', () => {
  show({ status: 'address_issue', can_accept_issue: false });
  show({ status: 'processed', can_accept_issue: false });
  expect(screen.queryByRole('button')).toBeNull();
});
