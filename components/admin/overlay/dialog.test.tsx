import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { KitTest, press } from '../test-kit';
import { Dialog } from './dialog';
import { SidePanel } from './side-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const PARTS = { Dialog, SidePanel };

interface CaseProps {
  part: keyof typeof PARTS;
  /** The control that opens it is gone once it is open, as after an order is released. */
  openerLeaves?: boolean;
}

function Case({ part, openerLeaves = false }: CaseProps) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const Part = PARTS[part];
  return (
    <>
      {left ? null : <button onClick={() => setOpen(true)}>Rename</button>}
      <Part
        open={open}
        onOpenChange={setOpen}
        title="Rename store"
        description="Links keep working."
        closeLabel="Close"
      >
        <button onClick={() => setLeft(openerLeaves)}>Inside</button>
      </Part>
    </>
  );
}

async function open(props: CaseProps) {
  render(<Case {...props} />, { wrapper: KitTest });
  const opener = screen.getByRole('button', { name: 'Rename' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Rename store' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
}

describe.each(Object.keys(PARTS) as (keyof typeof PARTS)[])('%s', (part) => {
  it('takes the focus, has its title as name and its sentence as description', async () => {
    const { dialog } = await open({ part });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Links keep working.');
  });

  it('hides the page behind it from screen readers', async () => {
    await open({ part });
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  });

  it('closes by Escape and returns the focus', async () => {
    const { opener } = await open({ part });
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('closes by its button and returns the focus', async () => {
    const { opener } = await open({ part });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('gives the focus to the page when the opener is gone', async () => {
    await open({ part, openerLeaves: true });
    fireEvent.click(screen.getByRole('button', { name: 'Inside' }));
    press('Escape');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });
});
