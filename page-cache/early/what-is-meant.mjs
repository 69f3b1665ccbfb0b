/**
 * What a person means by an event on something that waits for the page's script: a press, or to send a form; null where it
 * is the browser's own affair, as links, forms that it can send by itself, `details` and popovers are. Runs in the browser,
 * as text: it knows nothing but what it is given.
 * @param {any} event @param {(element: any) => boolean} waits
 * @returns {{ what: 'press' | 'send', on: any, shown: any } | null}
 */
export function whatIsMeant({ type, target, key, isComposing, keyCode }, waits) {
  const BUTTON = 'button,[role=button]';
  /** @param {any} form */
  const scripted = (form) => waits(form) && form.method !== 'get' && !form.hasAttribute('action');
  /** @param {any} on */
  const press = (on) => ({ what: /** @type {const} */ ('press'), on, shown: on });
  if (type === 'submit') return scripted(target) ? { what: 'send', on: target, shown: target } : null;
  if (type === 'keydown') {
    if (isComposing || keyCode === 229) return null;
    const button = target.closest('[role=button]:not(button,a,summary)');
    if (waits(button)) return key === 'Enter' || key === ' ' ? press(button) : null;
    const typed = key === 'Enter' && target.matches('input:not([type=button])');
    return typed && scripted(target.form) ? { what: 'send', on: target.form, shown: target } : null;
  }
  const button = target.closest(`${BUTTON},a[href],summary`);
  if (!waits(button) || !button.matches(`:is(${BUTTON}):not(a,summary,[popovertarget])`)) return null;
  return button.form && button.type !== 'button' && !scripted(button.form) ? null : press(button);
}
