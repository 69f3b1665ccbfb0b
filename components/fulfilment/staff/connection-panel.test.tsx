import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { exampleChecked } from '@/lib/modules/fulfilment/contract/fulfillers/check-fulfiller';
import { exampleFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { ConnectionPanel } from './connection-panel';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));
const calls = jest.mocked(browserCall);
beforeEach(() => calls.mockReset());

const show = (mayWrite = true) =>
  render(<ConnectionPanel fulfiller={exampleFulfiller} mayWrite={mayWrite} />, { wrapper: KitTest });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Test connection|^Testing/ }));

test('one press is one call, and its answer stands there in words (S2.2-177)', async () => {
  show();
  expect(screen.getByText('Orders go to api.northlight-print.example')).toBeTruthy();
  calls.mockResolvedValueOnce(exampleChecked);
  press();
  press();
  expect(await screen.findByText('Reached. It answered and accepted our signature.')).toBeTruthy();
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockResolvedValueOnce({ ...exampleChecked, result: 'secret' });
  press();
  expect(await screen.findByText(/it refused our signature/)).toBeTruthy();
  expect(screen.queryByText(/accepted our signature/)).toBeNull();
});

test('a call that fails says so, and takes the former answer away (S2.2-177)', async () => {
  show();
  calls.mockResolvedValueOnce(exampleChecked);
  press();
  await screen.findByText(/accepted our signature/);
  calls.mockRejectedValueOnce(new ApiError(429, { code: 'rate_limited' }));
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.queryByText(/accepted our signature/)).toBeNull();
});

test('whoever may only read sees where orders go, and no button (S2.2-177)', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
