/**
 * Keeps what somebody does to a page before its script has taken it over, to be done once it has: presses, forms sent, what
 * is typed or chosen. Only of what came with the document. Runs in the browser, as text: it knows nothing but what it is
 * given. docs/decisions/0022.
 * @param {typeof import('./parts.mjs').PARTS} parts
 * @returns {() => void} gives up: nothing is done any more, and nothing looks as if it would be
 */
export function keepPresses(parts) {
  const { isTaken, whatIsMeant } = parts;
  const FIELD = 'input,select,textarea';
  const TYPES = ['click', 'keydown', 'submit', 'input', 'change', 'compositionend'];
  const queue = parts.pressQueue(parts);
  /** Before the document is read to its end, all there is came with it. @type {WeakSet<Element> | undefined} */
  let came;
  const read = () => {
    came = new WeakSet(document.querySelectorAll(`button,[role=button],form,${FIELD}`));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', read, { once: true });
  else read();

  /**
   * What React has already waits too while something done before it does: it would not find what that has changed.
   * @param {any} element
   */
  const waits = (element) =>
    !!element && (!came || came.has(element)) && (!!queue.last() || !isTaken(element));
  /** @param {any} field @param {boolean} composing */
  const note = (field, composing) => {
    const mine = queue.lastOf(field);
    if (!mine && !waits(field)) return;
    const value = field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value;
    if (mine && mine === queue.last()) Object.assign(mine, { value, composing });
    else queue.keep({ what: 'field', on: field, shown: field, value, composing });
  };
  /** @param {any} event */
  const hear = (event) => {
    const { type, target } = event;
    if (queue.isDoing() || !(target instanceof Element)) return;
    if (['click', 'keydown', 'submit'].includes(type)) {
      const meant = whatIsMeant(event, waits);
      if (!meant) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      queue.keep(meant);
    } else if (target.matches(FIELD)) note(target, event.isComposing === true && type !== 'compositionend');
  };
  for (const type of TYPES) addEventListener(type, hear, true);
  return () => {
    for (const type of TYPES) removeEventListener(type, hear, true);
    queue.clear();
  };
}
