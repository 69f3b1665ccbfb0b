/** A button in a toast. */
export interface ToastAction {
  label: string;
  /** Called at most once. */
  run: () => void;
}

/** A toast request, possible from anywhere in the browser; ToastHost shows it. */
export interface ToastRequest {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: ToastAction;
}

/** S8, S9. */
export const TOAST_MS = 5000;
/** A toast with a button stays long enough to reach it by keyboard (WCAG 2.2.1). */
export const ACTION_TOAST_MS = 20_000;
export const TOAST_EVENT = 'merchloom:toast';

/** The action, which works once, however often its button is pressed. */
function once({ label, run }: ToastAction): ToastAction {
  let isDone = false;
  return {
    label,
    run: () => {
      if (isDone) return;
      isDone = true;
      run();
    },
  };
}

/** Shows a notification for five seconds; with a button for twenty, and for as long as the focus is in it. */
export function toast(kind: ToastRequest['kind'], text: string, action?: ToastAction): void {
  const detail: ToastRequest = action ? { kind, text, action: once(action) } : { kind, text };
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail }));
}

/** Shows an answer's message as a toast, success or error by its `success` flag (S8-13). */
export function toastAnswer(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return;
  if (typeof answer.message !== 'string' || answer.message === '') return;
  toast('success' in answer && answer.success === true ? 'success' : 'error', answer.message);
}
