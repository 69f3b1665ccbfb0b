import { act, render, screen } from '@testing-library/react';
import { IdleLink } from './idle-link';

const prefetch = jest.fn();
const router = { prefetch };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The requested idle callbacks that have not run yet. */
const waiting = new Map<number, { work: () => void; timeout: number | undefined }>();
let handles = 0;

function browser(connection: Connection | undefined, knowsIdle = true) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  window.requestIdleCallback = (knowsIdle
    ? (work: () => void, options?: { timeout?: number }) => {
        waiting.set((handles += 1), { work, timeout: options?.timeout });
        return handles;
      }
    : undefined) as unknown as typeof window.requestIdleCallback;
  window.cancelIdleCallback = (handle) => void waiting.delete(handle);
}
const show = () => render(<IdleLink href="/fjord-fern/products">{'Products'}</IdleLink>);

describe('IdleLink (S9)', () => {
  beforeEach(() => {
    prefetch.mockClear();
    waiting.clear();
  });

  it.each([undefined, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'fetches the page ahead in an idle moment, within two seconds (%j)',
    (connection) => {
      browser(connection);
      show();
      expect(prefetch).not.toHaveBeenCalled();
      const [asked] = waiting.values();
      expect(asked?.timeout).toBe(2000);
      act(() => asked?.work());
      expect(prefetch.mock.calls).toEqual([['/fjord-fern/products']]);
      expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe(
        '/fjord-fern/products',
      );
    },
  );

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'never with %j',
    (connection) => {
      browser(connection);
      show();
      expect(waiting.size).toBe(0);
    },
  );

  it('waits two seconds in a browser that tells no idle moments', () => {
    jest.useFakeTimers();
    browser(undefined, false);
    show();
    act(() => void jest.advanceTimersByTime(1999));
    expect(prefetch).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(prefetch).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('is called off when the link goes away', () => {
    browser(undefined);
    show().unmount();
    expect(waiting.size).toBe(0);
  });
});
