import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { TOAST_EVENT, type ToastRequest } from '@/components/ui/toast';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { UndoBanner } from './undo-banner';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const soon = () => new Date(Date.now() + 20_000).toISOString();
const order = (undo: OrderDetail['undo']): OrderDetail => ({ ...orderDetailExample, undo });
const said: ToastRequest[] = [];
const hear = (event: Event) => said.push((event as CustomEvent<ToastRequest>).detail);

beforeEach(() => {
  jest.useFakeTimers();
  said.length = 0;
  window.addEventListener(TOAST_EVENT, hear);
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener(TOAST_EVENT, hear);
});

async function press(undo: () => Promise<void>) {
  render(<UndoBanner order={order({ act: 'release', until: soon() })} undo={undo} />, { wrapper: KitTest });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await Promise.resolve();
  });
  return said.map(({ kind, text }) => [kind, text]);
}

describe('taking back a release (D3-60)', () => {
  it('is offered, in a live region, until its time is over', () => {
    render(<UndoBanner order={order({ act: 'resume', until: soon() })} undo={jest.fn()} />, {
      wrapper: KitTest,
    });
    expect(screen.getByRole('status').textContent).toContain('Production continues');
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that the order waits again', async () => {
    expect(await press(() => Promise.resolve())).toEqual([['success', 'Order M7QK-3FXW waits again']]);
  });

  it('says so where it is too late', async () => {
    const late = () => Promise.reject(new ApiError(409, { code: 'conflict' }));
    expect(await press(late)).toEqual([['error', 'Too late to undo: order M7QK-3FXW has already moved on.']]);
  });

  it('is not offered where there is nothing to take back', () => {
    render(<UndoBanner order={order(null)} undo={jest.fn()} />, { wrapper: KitTest });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
