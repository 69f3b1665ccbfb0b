import { act, render, screen, waitFor } from '@testing-library/react';
import { KitTest, press } from '../test-kit';
import { Select } from './select';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const choose = jest.fn();
const OPTIONS = [
  { value: 'tee', label: 'Classic tee', detail: '12 colours' },
  { value: 'mug', label: 'Enamel mug' },
];

function show(props: { error?: string } = {}) {
  render(
    <Select
      label="Product"
      hint="What is printed"
      options={OPTIONS}
      value={null}
      onChange={choose}
      {...props}
    />,
    { wrapper: KitTest },
  );
  const button = screen.getByRole('button', { name: /Product/ });
  act(() => button.focus());
  return button;
}

describe('Select', () => {
  it('is chosen by keyboard, and the focus returns', async () => {
    const button = show();
    press('ArrowDown');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Classic tee'));
    press('ArrowDown');
    press('Enter');
    expect(choose).toHaveBeenCalledWith('mug');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes by Escape without a choice', async () => {
    choose.mockClear();
    show();
    press('ArrowDown');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy());
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  it('is tied to its hint and its error', () => {
    const button = show({ error: 'Select a product' });
    const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = ids.map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(expect.arrayContaining(['What is printed', 'Select a product']));
  });
});
