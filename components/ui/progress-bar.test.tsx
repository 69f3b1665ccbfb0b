import { act, render, screen } from '@testing-library/react';
import { beginProgress } from '@/lib/client/progress';
import { ProgressBar } from './progress-bar';

test('stands there while something lasts, and tells how it ended', () => {
  jest.useFakeTimers();
  render(<ProgressBar label="processing, please wait" />);
  const bar = () => screen.queryByRole('progressbar', { name: 'processing, please wait' });
  expect(bar()).toBeNull();
  const end = beginProgress();
  act(() => jest.advanceTimersByTime(250));
  expect(bar()?.dataset['progress']).toBe('running');
  act(() => end(false));
  expect(bar()?.dataset['progress']).toBe('failed');
  act(() => jest.advanceTimersByTime(1000));
  expect(bar()).toBeNull();
  jest.useRealTimers();
});
