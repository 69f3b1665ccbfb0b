import { addStyles } from './appearance';
import { make, uniqueId } from './dom';

export type Answer = 'complete' | 'fail';

const STYLE = `
.SandboxStripe-dialog{margin:auto;border:0;padding:24px;width:min(400px,calc(100vw - 32px));border-radius:16px;background:#fff;color:#16181d;box-shadow:0 24px 64px rgba(0,0,0,.3);font:16px/1.5 system-ui,sans-serif;text-align:left;pointer-events:auto}
.SandboxStripe-dialog::backdrop{background:rgba(22,24,29,.55)}
.SandboxStripe-dialog h2{margin:0 0 8px;font-size:19px;font-weight:600;color:inherit}
.SandboxStripe-dialog p{margin:0 0 20px;color:#44484f}
.SandboxStripe-dialog div{display:flex;gap:12px}
.SandboxStripe-dialog button{flex:1;min-height:44px;border-radius:8px;border:1px solid #c9cbd1;background:#fff;color:#16181d;font:inherit;font-weight:600;cursor:pointer}
.SandboxStripe-dialog button:first-child{background:#4338ca;border-color:#4338ca;color:#fff}
.SandboxStripe-dialog button:focus-visible{outline:3px solid #a5b4fc;outline-offset:2px}
`;

/** Simulates the bank's authentication (3-D Secure). Escape refuses. */
export function askHolder(place: HTMLElement | null): Promise<Answer> {
  const title = uniqueId('dialog-title');
  const text = uniqueId('dialog-text');
  const complete = make('button', { type: 'button' }, 'Complete');
  const fail = make('button', { type: 'button' }, 'Fail');
  const dialog = make(
    'dialog',
    { class: 'SandboxStripe-dialog', 'aria-labelledby': title, 'aria-describedby': text, lang: 'en' },
    make('h2', { id: title }, '3D Secure test'),
    make('p', { id: text }, 'This test card asks for authentication. Choose how the bank answers.'),
    make('div', {}, complete, fail),
  );
  const styles = addStyles(STYLE);
  const before = document.activeElement;
  (place ?? document.body).append(dialog);
  open(dialog);
  complete.focus();
  return new Promise((resolve) => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      answer('fail');
    };
    const answer = (value: Answer): void => {
      window.removeEventListener('keydown', onKey, true);
      if (dialog.open && typeof dialog.close === 'function') dialog.close();
      dialog.remove();
      styles.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(value);
    };
    // Capture on window, so that a surrounding dialog of the page does not close on the same Escape.
    window.addEventListener('keydown', onKey, true);
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    complete.addEventListener('click', () => answer('complete'));
    fail.addEventListener('click', () => answer('fail'));
  });
}

function open(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}
