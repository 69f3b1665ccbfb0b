/**
 * @typedef {{ x: number, y: number }} Place  in CSS pixels of the viewport
 * @typedef {import('playwright').Page} Page
 */

const PAUSE_MS = 50;
const SLOWDOWN = 4;
let bindings = 0;

/** Runs in the page: in every frame from the first paint on, looks whether a press would reach the element. */
function tellPlace(/** @type {{ css: string, binding: string }} */ { css, binding }) {
  const look = () => {
    const element = document.querySelector(css);
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    const painted = performance.getEntriesByName('first-paint').length > 0;
    if (painted && hit && element?.contains(hit)) /** @type {any} */ (window)[binding](place);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * A page on a processor four times slower. Call it before the page is loaded.
 * @param {Page} page
 */
export async function onSlowProcessor(page) {
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return control;
}

/**
 * Where the element's middle is, as soon as it is painted and a press would reach it. Call it before the page is loaded.
 * @param {Page} page @param {string} css @returns {Promise<{ painted: Promise<Place> }>}
 */
export async function placeOf(page, css) {
  bindings += 1;
  const binding = `tellPlace${bindings}`;
  /** @type {(place: Place) => void} */
  let tell = () => undefined;
  /** @type {Promise<Place>} */
  const painted = new Promise((resolve) => (tell = resolve));
  await page.exposeFunction(binding, (/** @type {Place} */ place) => tell(place));
  await page.addInitScript(tellPlace, { css, binding });
  return { painted };
}

/**
 * Presses the places in turn, every 50 ms, without waiting for the page to have taken a press: a busy page gets them
 * late, as from a person. Ends when `enough` says so, asked before each press, and answers the number of presses.
 * @param {import('playwright').CDPSession} control
 * @param {readonly Place[]} places
 * @param {(presses: number) => boolean} enough
 * @returns {Promise<number>}
 */
export async function pressEvery50(control, places, enough) {
  /** @type {Promise<unknown>[]} */
  const sent = [];
  let presses = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      if (enough(presses)) {
        clearInterval(timer);
        return resolve(undefined);
      }
      const at = places[presses % places.length] ?? { x: 0, y: 0 };
      for (const type of /** @type {const} */ (['mousePressed', 'mouseReleased']))
        sent.push(control.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }));
      presses += 1;
    }, PAUSE_MS);
  });
  await Promise.all(sent);
  return presses;
}
