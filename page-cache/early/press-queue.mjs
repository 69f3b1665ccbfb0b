/**
 * @typedef {object} Kept
 * @property {'press' | 'send' | 'field'} what
 * @property {any} on  the button, the form or the field
 * @property {HTMLElement} shown  what looks as if it had been heard
 * @property {number} [at]  ms, when it was done
 * @property {any} [value]  a field's
 * @property {boolean} [composing]  a word is being put together in it
 * @property {boolean} [seen]
 */

/**
 * What was done, in its order. Each thing is done once the page's script has taken its element over, one at a time, so that
 * it finds what the one before it has changed; a press within ten seconds, what was typed whenever that is. Runs in the
 * browser, as text: it knows nothing but what it is given.
 * @param {{ isTaken: (element: any) => boolean, doAgain: (kept: Kept, sent: WeakSet<Element>) => void }} parts
 */
export function pressQueue({ isTaken, doAgain }) {
  const OLDEST_MS = 10_000;
  const LOOK_MS = 16;
  /** @type {Kept[]} */
  const kept = [];
  /** @type {WeakSet<Element>} */
  const sent = new WeakSet();
  let looking = false;
  let doing = false;

  /** @param {Kept} one */
  const drop = (one) => {
    kept.splice(kept.indexOf(one), 1);
    if (one.what === 'field' || kept.some(({ what, shown }) => what !== 'field' && shown === one.shown))
      return;
    one.shown.removeAttribute('data-heard');
    one.shown.removeAttribute('aria-busy');
  };
  const look = () => {
    for (const one of [...kept]) {
      const old = one.what !== 'field' && Date.now() - (one.at ?? 0) > OLDEST_MS;
      if (old || !one.on.isConnected) drop(one);
    }
    const first = kept[0];
    // A second look: between the two the page does what it does once it has been taken over.
    if (first && isTaken(first.on) && !first.composing) {
      if (first.seen) {
        drop(first);
        doing = true;
        try {
          doAgain(first, sent);
        } finally {
          doing = false;
        }
      }
      first.seen = true;
    }
    looking = kept.length > 0;
    if (looking) setTimeout(look, LOOK_MS);
  };
  return {
    isDoing: () => doing,
    /** @param {any} element */
    lastOf: (element) => kept.findLast(({ on }) => on === element),
    last: () => kept.at(-1),
    /** @param {Kept} one */
    keep(one) {
      kept.push({ ...one, at: Date.now() });
      if (one.what !== 'field') {
        one.shown.toggleAttribute('data-heard', true);
        one.shown.setAttribute('aria-busy', 'true');
      }
      if (looking) return;
      looking = true;
      setTimeout(look, LOOK_MS);
    },
    clear() {
      for (const one of [...kept]) drop(one);
    },
  };
}
