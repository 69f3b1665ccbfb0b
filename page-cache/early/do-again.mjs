/**
 * Does for the page what was done to it before it could hear: fills a field in, presses a button, sends a form once. Runs
 * in the browser, as text: it knows nothing but what it is given.
 * @param {import('./press-queue.mjs').Kept} kept @param {WeakSet<Element>} sent  the forms that have been
 */
export function doAgain({ what, on, value }, sent) {
  if (what === 'field') {
    // React hears of a value only where it differs from the last one that it knows of.
    if (on.type === 'checkbox' || on.type === 'radio') {
      on.checked = !value;
      on.click();
      return;
    }
    if (on.type !== 'file') {
      const { selectionStart: start, selectionEnd: end } = on;
      on.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(on), 'value')?.set?.call(on, value);
      if (typeof start === 'number' && on === document.activeElement) on.setSelectionRange(start, end);
    }
    on.dispatchEvent(new Event('input', { bubbles: true }));
    on.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // What an earlier press has opened lies over it: nobody could press it now.
  if (on.closest('[inert],[aria-hidden=true]')) return;
  const form = what === 'send' ? on : on.type === 'submit' ? on.form : null;
  if (form && sent.has(form)) return;
  if (form) sent.add(form);
  if (what === 'send') on.requestSubmit();
  else on.click();
}
