import { act, fireEvent, render, screen } from '@testing-library/react';
import { formAddress } from './held-place';
import { LiveList } from './live-list';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const ACTION = '/acme/products';

function List() {
  return (
    <LiveList>
      <form action={ACTION} aria-label="list">
        <input name="q" defaultValue=" mug " aria-label="q" />
        <input name="min" defaultValue="" aria-label="min" />
        <input type="checkbox" name="colour" value="oat" aria-label="Oat" />
        <details id="filter-colour" open>
          <summary>Colour</summary>
        </details>
      </form>
      <a href={`${ACTION}?colour=oat`} data-list-link="">
        chip
      </a>
      <p data-list-count="" tabIndex={-1}>
        3 products
      </p>
    </LiveList>
  );
}

beforeEach(() => push.mockClear());

test('what is chosen becomes an address without empty fields, and the page is not moved', () => {
  render(<List />);
  fireEvent.click(screen.getByLabelText('Oat'));
  expect(push).toHaveBeenCalledWith('/acme/products?q=mug&colour=oat', { scroll: false });
});

test('typing alone asks for nothing; sending the form does, once', () => {
  render(<List />);
  fireEvent.change(screen.getByLabelText('q'), { target: { value: 'tote' } });
  expect(push).not.toHaveBeenCalled();
  act(() => screen.getByRole<HTMLFormElement>('form', { name: 'list' }).requestSubmit());
  expect(push.mock.calls).toEqual([['/acme/products?q=tote', { scroll: false }]]);
});

test('a link of the list works in place, unless it is asked for elsewhere', () => {
  render(<List />);
  const link = screen.getByRole('link', { name: 'chip' });
  const elsewhere = fireEvent.click(link, { ctrlKey: true });
  expect([elsewhere, push.mock.calls.length]).toEqual([true, 0]);
  expect(fireEvent.click(link)).toBe(false);
  expect(push).toHaveBeenCalledWith('/acme/products?colour=oat', { scroll: false });
});

test('Escape closes a menu and goes back to its name; a press elsewhere closes it too', () => {
  const { container } = render(<List />);
  const menu = container.querySelector('details');
  const summary = screen.getByText('Colour');
  fireEvent.keyDown(summary, { key: 'Escape' });
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  if (menu) menu.open = true;
  fireEvent.pointerDown(summary);
  expect(menu?.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(menu?.open).toBe(false);
});

test('how many there are is said once the list has changed', () => {
  render(<List />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'chip' }));
  expect(screen.getByRole('status').textContent).toBe('3 products');
});

test('after Back nothing is said of the list before', () => {
  render(<List />);
  fireEvent.click(screen.getByRole('link', { name: 'chip' }));
  expect(screen.getByRole('status').textContent).toBe('3 products');
  fireEvent.popState(window);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an address has only what was filled in', () => {
  render(<List />);
  expect(formAddress(screen.getByRole('form', { name: 'list' }))).toBe('/acme/products?q=mug');
});
