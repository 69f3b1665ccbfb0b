/** A toast request, possible from anywhere in the browser; ToastHost shows it. */
export interface ToastRequest {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** S8, S9. */
export const TOAST_MS = 5000;
export const TOAST_EVENT = 'merchloom:toast';

/** Shows a notification for five seconds. */
export function toast(kind: ToastRequest['kind'], text: string): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { kind, text } }));
}

/** Shows an answer's message as a toast, success or error by its `success` flag (S8-13). */
export function toastAnswer(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return;
  if (typeof answer.message !== 'string' || answer.message === '') return;
  toast('success' in answer && answer.success === true ? 'success' : 'error', answer.message);
}
