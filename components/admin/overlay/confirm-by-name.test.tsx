import { fireEvent, render, screen } from '@testing-library/react';
import { messages } from '@/messages/en-GB';
import { KitTest } from '../test-kit';
import { ConfirmByName } from './confirm-by-name';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const confirm = jest.fn();
const change = jest.fn();

function show(props: { name?: string; busy?: boolean; error?: string } = {}) {
  render(
    <ConfirmByName
      open
      onOpenChange={change}
      title="Delete this store"
      description="Its pages go offline."
      name="Autumn Harvest"
      confirmLabel="Delete"
      onConfirm={confirm}
      {...props}
    />,
    { wrapper: KitTest },
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('ConfirmByName', () => {
  beforeEach(() => jest.clearAllMocks());

  it('puts the focus into the field and starts with the button disabled', () => {
    show();
    expect(screen.getByRole('alertdialog', { name: 'Delete this store' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(button().disabled).toBe(true);
  });

  it.each(['Autumn', 'autumn harvest', 'Autumn Harvest!', 'Autumn  Harvest'])(
    'stays disabled at “%s”',
    (typed) => {
      show();
      type(typed);
      expect(button().disabled).toBe(true);
    },
  );

  it('works once the name is the same, spaces around it aside', () => {
    show();
    type(' Autumn Harvest ');
    expect(button().disabled).toBe(false);
    fireEvent.click(button());
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('takes an accent that was typed in two parts', () => {
    show({ name: 'Café' });
    type('Café');
    expect(button().disabled).toBe(false);
  });

  it('says what is wrong when Enter comes too early, and confirms by Enter when it is right', () => {
    show();
    type('Autumn');
    const form = field().form;
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByText(messages.adminKit.confirm.otherName)).toBeTruthy();
    expect(confirm).not.toHaveBeenCalled();
    type('Autumn Harvest');
    expect(screen.queryByText(messages.adminKit.confirm.otherName)).toBeNull();
    if (form) fireEvent.submit(form);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('neither confirms twice nor closes while it works', () => {
    show({ busy: true });
    type('Autumn Harvest');
    const form = field().form;
    if (form) fireEvent.submit(form);
    fireEvent.click(screen.getByRole('button', { name: messages.adminKit.cancel }));
    expect(confirm).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
  });

  it('shows why it failed', () => {
    show({ error: 'Try again' });
    expect(screen.getByRole('alert').textContent).toBe('Try again');
  });
});
