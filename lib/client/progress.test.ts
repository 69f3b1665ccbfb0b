/** @jest-environment jsdom */
import {
  beginProgress,
  beginRoute,
  PROGRESS_END_MS,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
  readProgress,
  subscribeProgress,
  type Progress,
} from './progress';

let seen: Progress[] = [];
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  leave = subscribeProgress(() => seen.push(readProgress()));
});

afterEach(() => {
  jest.advanceTimersByTime(20_000);
  leave();
  jest.useRealTimers();
  expect(readProgress()).toBe('idle');
});

const wait = (ms: number) => jest.advanceTimersByTime(ms);

describe('the progress bar (S8-15, S9-18)', () => {
  test('takes 5 s, and 200 ms before it shows', () => {
    expect([PROGRESS_MS, PROGRESS_THROTTLE_MS]).toEqual([5000, 200]);
  });

  test('shows only what lasts longer than its throttle, and its end for a moment', () => {
    const end = beginProgress();
    wait(PROGRESS_THROTTLE_MS - 1);
    expect(readProgress()).toBe('idle');
    wait(1);
    expect(readProgress()).toBe('running');
    end(true);
    expect(readProgress()).toBe('done');
    wait(PROGRESS_END_MS);
    expect(readProgress()).toBe('idle');
  });

  test('what is quick is never shown', () => {
    for (let count = 0; count < 5; count += 1) {
      const end = beginProgress();
      wait(150);
      end(true);
    }
    wait(1000);
    expect(seen).not.toContain('running');
    expect(seen).not.toContain('done');
  });

  test('ends with the last that is under way', () => {
    const first = beginProgress();
    wait(100);
    const second = beginProgress();
    wait(150);
    first(true);
    expect(readProgress()).toBe('running');
    second(true);
    expect(readProgress()).toBe('done');
  });

  test('fails at once, even before it was shown, and ends so', () => {
    const end = beginProgress();
    wait(50);
    end(false);
    expect(readProgress()).toBe('failed');
    wait(PROGRESS_END_MS);
    expect(readProgress()).toBe('idle');
    expect(seen).toEqual(['failed', 'idle']);
  });

  test('a failure among others leaves the others running', () => {
    const first = beginProgress();
    const second = beginProgress();
    wait(300);
    first(false);
    expect(readProgress()).toBe('failed');
    wait(PROGRESS_END_MS);
    expect(readProgress()).toBe('running');
    second(true);
    expect(readProgress()).toBe('done');
  });

  test('what begins while an end is shown and is quick leaves nothing behind', () => {
    const first = beginProgress();
    wait(300);
    first(true);
    wait(100);
    beginProgress()(true);
    wait(PROGRESS_END_MS);
    expect(readProgress()).toBe('idle');
  });
});

describe('a change of page', () => {
  test('is waited for until the address shows it', () => {
    beginRoute('/fjord-fern/products?sort=name', 'push');
    wait(300);
    expect(readProgress()).toBe('running');
    window.history.pushState(null, '', '/fjord-fern/products?sort=name');
    wait(60);
    expect(readProgress()).toBe('done');
  });

  test('gives way to the next, and is not waited for for ever', () => {
    beginRoute('/a', 'push');
    beginRoute('/b', 'replace');
    wait(9000);
    expect(readProgress()).toBe('running');
    wait(1100);
    expect(readProgress()).toBe('done');
  });

  test.each([
    ['a place on the same page', '#main', 'push'],
    ['a step back', '/before', 'traverse'],
    ['another site', 'https://elsewhere.example/', 'push'],
  ] as const)('%s is none', (_, url, kind) => {
    beginRoute(url, kind);
    wait(1000);
    expect(readProgress()).toBe('idle');
  });
});
