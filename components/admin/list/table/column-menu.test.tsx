import { fireEvent, render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ColumnMenu } from './column-menu';
import type { ListColumn } from './list-column';
import { useColumns } from './use-columns';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const KEY = 'list-columns:orders';
const column = (id: string, header: string): ListColumn<string> => ({ id, header, cell: () => null });
const REF: ListColumn<string> = { ...column('order_ref', 'Order'), always: true };
const ALL = [REF, column('status', 'Status'), column('total', 'Total')];

function Screen({ columns = ALL }: { columns?: readonly ListColumn<string>[] }) {
  const state = useColumns('orders', columns);
  return (
    <>
      <p data-testid="shown">{state.shown.join(' ')}</p>
      <ColumnMenu columns={columns} state={state} />
    </>
  );
}
const show = (columns?: readonly ListColumn<string>[]) =>
  render(<Screen {...(columns ? { columns } : {})} />, { wrapper: KitTest });
const shown = () => screen.getByTestId('shown').textContent;
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => localStorage.clear());

describe('the columns of a list', () => {
  it('are all of them until someone chooses; the choice is kept at once and by the next visit', () => {
    const { unmount } = show();
    expect(shown()).toBe('order_ref status total');
    open();
    fireEvent.click(box('Status'));
    expect(shown()).toBe('order_ref total');
    unmount();
    show();
    expect(shown()).toBe('order_ref total');
    open();
    expect([box('Status').checked, box('Total').checked]).toEqual([false, true]);
  });

  it('the one that names the row is not among the choices, and stays whatever is stored', () => {
    localStorage.setItem(KEY, 'total');
    show();
    expect(shown()).toBe('order_ref total');
    open();
    expect(screen.queryByRole('checkbox', { name: 'Order' })).toBeNull();
  });

  it('keep the table’s order, whatever the order in which they were chosen', () => {
    localStorage.setItem(KEY, 'total status order_ref');
    show();
    expect(shown()).toBe('order_ref status total');
  });

  it('a stored one that no longer exists is left out, and gone with the next choice', () => {
    localStorage.setItem(KEY, 'order_ref colour total');
    show();
    expect(shown()).toBe('order_ref total');
    open();
    fireEvent.click(box('Total'));
    expect(localStorage.getItem(KEY)).toBe('order_ref');
  });

  it('all are shown where none of the stored ones exists any more', () => {
    localStorage.setItem(KEY, 'colour weight');
    show();
    expect(shown()).toBe('order_ref status total');
  });

  it('“Reset columns” works once one is hidden, and forgets the choice', () => {
    show();
    open();
    const reset = () => screen.getByRole('button', { name: 'Reset columns' });
    expect(reset().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box('Total'));
    fireEvent.click(reset());
    expect(shown()).toBe('order_ref status total');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('who takes the last hidden one in again sees a column that is added later', () => {
    const { unmount } = show();
    open();
    fireEvent.click(box('Total'));
    fireEvent.click(box('Total'));
    unmount();
    show([...ALL, column('tracking', 'Tracking')]);
    expect(shown()).toBe('order_ref status total tracking');
  });

  it('one that comes later is offered, but not shown until someone chooses it (S2.2-121)', () => {
    const parcel: ListColumn<string> = { ...column('tracking_number', 'Parcel'), later: true };
    const { unmount } = show([...ALL, parcel]);
    expect(shown()).toBe('order_ref status total');
    open();
    const reset = screen.getByRole('button', { name: 'Reset columns' });
    expect([box('Parcel').checked, reset.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fireEvent.click(box('Parcel'));
    expect(shown()).toBe('order_ref status total tracking_number');
    unmount();
    show([...ALL, parcel]);
    expect(shown()).toBe('order_ref status total tracking_number');
    open();
    fireEvent.click(box('Parcel'));
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(shown()).toBe('order_ref status total');
  });
});
