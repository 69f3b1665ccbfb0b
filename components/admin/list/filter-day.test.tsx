import { act, render, screen } from '@testing-library/react';
import { KitTest, press } from '../test-kit';
import { FilterDay } from './filter-day';
import { ListProvider } from './list-context';
import type { ListState } from './list-state';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const change = jest.fn();
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

function view(from: string | undefined) {
  const list: ListState = { path: '/rows', names: ['from'], defaults: {}, query: { from } };
  const acts = { change, clear: () => undefined, retry: () => undefined };
  return (
    <KitTest>
      <ListProvider value={{ list, asked: list.query, pending: false, cleared: 0, ...acts }}>
        <FilterDay name="from" label="From" timeZone="Europe/London" />
      </ListProvider>
    </KitTest>
  );
}

beforeEach(() => change.mockClear());

test('a day goes into the URL, and follows it', async () => {
  const { rerender } = render(view('2026-11-22'));
  await screen.findByRole('group', { name: 'From' });
  act(() => part(/^day/).focus());
  press('ArrowUp');
  expect(change).toHaveBeenCalledWith({ from: '2026-11-23' });
  rerender(view('2026-11-23'));
  expect(screen.getByRole('group', { name: 'From' }).textContent).toContain('23/11/2026');
  rerender(view(undefined));
  expect(screen.getByRole('group', { name: 'From' }).textContent).not.toContain('2026');
});

test('a year that is still being typed filters nothing', async () => {
  render(view('2000-11-22'));
  await screen.findByRole('group', { name: 'From' });
  act(() => part(/^year/).focus());
  press('ArrowDown');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'From' }).textContent).toContain('1999');
  press('ArrowUp');
  expect(change).toHaveBeenCalledWith({ from: '2000-11-22' });
});
