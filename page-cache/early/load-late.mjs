/**
 * Runs in the browser, as the text of a page's own script: it knows nothing but what it is given.
 *
 * Asks for a page's scripts once it is seen as it will be; at once when somebody touches the page, presses a key or moves
 * the focus; after two seconds in any case, since a picture may hang and a tab in the background is never painted. A script
 * that does not come is asked for once more; then what was kept is given up and the page is loaded anew, at most once a
 * minute (S8). docs/decisions/0022.
 *
 * @param {readonly string[]} scripts @param {readonly string[]} hints  addresses of what the page will ask for
 * @param {{ keep: () => () => void, onceShown: (go: () => void) => void }} parts  see keep-presses.mjs and once-shown.mjs
 */
export function loadLate(scripts, hints, { keep, onceShown }) {
  const WAITS_MS = 2000;
  const AGAIN_MS = 1000;
  const MINUTE_MS = 60_000;
  const RELOADED_AT = 'chunk-reloaded-at';
  document.currentScript?.remove();
  const giveUp = keep();
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

  const reload = () => {
    giveUp();
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < MINUTE_MS) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      location.reload();
    } catch {
      // Where that cannot be remembered it would go on for ever.
    }
  };
  /** @param {string} src @param {boolean} first */
  const ask = (src, first) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onerror = () => {
      script.remove();
      if (!first) reload();
      else if (navigator.onLine) setTimeout(ask, AGAIN_MS, src, false);
      else addEventListener('online', () => ask(src, true), { once: true });
    };
    document.head.append(script);
  };
  /** @param {Event} [sign] */
  const go = (sign) => {
    if (!signs.length) return;
    for (const type of signs.splice(0)) removeEventListener(type, go, true);
    for (const src of scripts) {
      if (sign) ask(src, true);
      // Each in a task of its own: where nobody waits yet, nothing is to be held up by asking for twenty at once.
      else setTimeout(ask, 0, src, true);
    }
    for (const href of hints)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
  };
  for (const type of signs) addEventListener(type, go, { capture: true, passive: true });
  setTimeout(go, WAITS_MS);

  onceShown(go);
}
