import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast';
import { ToastStack } from './toast-stack';
import { TOAST_EVENT, type ToastRequest } from './toast';

/** What ToastHost collects from one call. */
function requestOf(run: () => void): ToastRequest {
  const seen: ToastRequest[] = [];
  const listen = (event: Event) => seen.push((event as CustomEvent<ToastRequest>).detail);
  window.addEventListener(TOAST_EVENT, listen);
  act(run);
  window.removeEventListener(TOAST_EVENT, listen);
  const [request] = seen;
  if (!request) throw new Error('nothing was asked for');
  return request;
}

const undo = jest.fn();
const text = '3 orders archived';

function show() {
  const request = requestOf(() => toast('success', text, { label: 'Undo', run: undo }));
  render(<ToastStack queue={[request]} label="Notifications" closeLabel="Close" />);
  act(() => jest.advanceTimersByTime(100));
}
const shown = () => screen.queryByText(text);

describe('a toast with a button', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    undo.mockClear();
  });
  afterEach(() => {
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
  });

  it('runs its act once, however often it is asked to', () => {
    const { action } = requestOf(() => toast('success', text, { label: 'Undo', run: undo }));
    action?.run();
    action?.run();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('runs by its button and goes', () => {
    show();
    const button = screen.getByRole('button', { name: 'Undo' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1000));
    expect(shown()).toBeNull();
  });

  it('stays for twenty seconds, then goes without running', () => {
    show();
    act(() => jest.advanceTimersByTime(19_000));
    expect(shown()).not.toBeNull();
    act(() => jest.advanceTimersByTime(3000));
    expect(shown()).toBeNull();
    expect(undo).not.toHaveBeenCalled();
  });

  it('stays while the focus is in it, and goes after it has left', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(shown()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    act(() => jest.advanceTimersByTime(21_000));
    expect(shown()).toBeNull();
  });
});

describe('a toast without a button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays for five seconds (S9-17)', () => {
    const request = requestOf(() => toast('success', text));
    render(<ToastStack queue={[request]} label="Notifications" closeLabel="Close" />);
    act(() => jest.advanceTimersByTime(4900));
    expect(shown()).not.toBeNull();
    act(() => jest.advanceTimersByTime(600));
    expect(shown()).toBeNull();
  });
});
