import { act, render } from '@testing-library/react';
import { LiveRefresh } from './live-refresh';

const mockRefresh = jest.fn();
let mockChange: (orderId: string | null) => void;
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));
jest.mock('@/components/orders/admin/tenant-listener', () => ({
  TenantListener({ onChange }: { onChange: (orderId: string | null) => void }) {
    mockChange = onChange;
    return null;
  },
}));

/** Some time passes. */
const pass = () => act(() => jest.advanceTimersByTime(1500));
const goes = (onLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  mockRefresh.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a burst of changes is one refresh', () => {
  render(<LiveRefresh tenantIds={['ten_fjord']} />);
  mockChange('ord_one');
  mockChange('ord_two');
  pass();
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

test('without a network it waits until there is one, and then refreshes once', () => {
  render(<LiveRefresh tenantIds={['ten_fjord']} />);
  mockChange('ord_one');
  goes(false);
  pass();
  expect(mockRefresh).not.toHaveBeenCalled();
  goes(true);
  pass();
  goes(true);
  pass();
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});
