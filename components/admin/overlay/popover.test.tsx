import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest, press } from '../test-kit';
import { Popover } from './popover';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function open() {
  render(
    <Popover label="Filters" title="Filter orders">
      {(close) => <button onClick={close}>Apply</button>}
    </Popover>,
    { wrapper: KitTest },
  );
  const button = screen.getByRole('button', { name: 'Filters' });
  act(() => button.focus());
  press('Enter');
  return button;
}

describe('Popover', () => {
  it('opens by Enter, named by its title, with the focus inside', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Filter orders' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('closes by Escape and returns the focus', async () => {
    const button = open();
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('can be closed by its content', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
