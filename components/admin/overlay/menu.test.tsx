import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest, press } from '../test-kit';
import { Menu } from './menu';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const rename = jest.fn();
const archive = jest.fn();

function open() {
  render(
    <Menu
      label="Actions"
      groups={[
        {
          id: 'edit',
          title: 'Edit',
          entries: [
            { id: 'rename', label: 'Rename', onAction: rename },
            { id: 'orders', label: 'Orders', href: '/orders' },
          ],
        },
        {
          id: 'remove',
          entries: [
            { id: 'archive', label: 'Archive', disabledReason: 'It has open orders', onAction: archive },
          ],
        },
      ]}
    />,
    { wrapper: KitTest },
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  act(() => button.focus());
  press('ArrowDown');
  return button;
}
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  beforeEach(() => jest.clearAllMocks());

  it('opens by the arrow key at its first entry, in named groups', async () => {
    open();
    expect(screen.getByRole('group', { name: 'Edit' })).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Rename'));
  });

  it('acts by Enter and closes', async () => {
    open();
    await waitFor(() => expect(focused()).toBe('Rename'));
    press('Enter');
    expect(rename).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('goes to a link without a page load', () => {
    open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Orders' }));
    expect(push).toHaveBeenCalledWith('/orders');
  });

  it('lets a disabled entry be reached and its reason be read, and does nothing', async () => {
    open();
    await waitFor(() => expect(focused()).toBe('Rename'));
    press('End');
    const entry = screen.getByRole('menuitem', { name: 'Archive' });
    expect(document.activeElement).toBe(entry);
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(entry.getAttribute('aria-describedby')?.trim() ?? '');
    expect(reason?.textContent).toBe('It has open orders');
    press('Enter');
    expect(archive).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('closes by Escape and returns the focus', async () => {
    const button = open();
    await waitFor(() => expect(focused()).toBe('Rename'));
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
