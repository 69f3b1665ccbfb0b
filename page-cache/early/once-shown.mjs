/**
 * Goes on once a page is seen as it will be: after the first paint, with its fonts and the pictures that it does not put
 * off, and after the frames that a store's fade takes to begin (lib/modules/storefront/rules/theme/fade-script.ts). Runs in the browser, as
 * text: it knows nothing but what it is given.
 * @param {() => void} go
 */
export function onceShown(go) {
  const FRAMES = 4;
  /** @param {number} count */
  const afterFrames = (count) => {
    if (count === 0) go();
    else requestAnimationFrame(() => afterFrames(count - 1));
  };
  const painted = () => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', painted, { once: true });
    else {
      const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
      const shown = [document.fonts.ready, ...pictures.map((picture) => picture.decode())];
      void Promise.allSettled(shown).then(() => afterFrames(FRAMES));
    }
  };
  try {
    new PerformanceObserver((list, me) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      me.disconnect();
      painted();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    go();
  }
}
