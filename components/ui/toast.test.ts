/** @jest-environment jsdom */
import { TOAST_EVENT, toastAnswer, type ToastRequest } from './toast';

function toastsOf(answer: unknown): ToastRequest[] {
  const seen: ToastRequest[] = [];
  const listen = (event: Event) => seen.push((event as CustomEvent<ToastRequest>).detail);
  window.addEventListener(TOAST_EVENT, listen);
  toastAnswer(answer);
  window.removeEventListener(TOAST_EVENT, listen);
  return seen;
}

describe('toastAnswer', () => {
  it('shows a message as success or error by the flag', () => {
    expect(toastsOf({ success: true, message: 'Saved' })).toEqual([{ kind: 'success', text: 'Saved' }]);
    expect(toastsOf({ success: false, message: 'Not saved' })).toEqual([
      { kind: 'error', text: 'Not saved' },
    ]);
  });

  it('shows nothing for an answer without a message', () => {
    expect([null, 'text', {}, { success: true }, { message: '' }, { message: 3 }].flatMap(toastsOf)).toEqual(
      [],
    );
  });
});
