/**
 * Whether React has an element: it names the element's part of its tree on it while it takes the page over, and marks that
 * part until it stands. Runs in the browser, as text: it knows nothing but what it is given.
 * @param {any} element @returns {boolean}
 */
export function isTaken(element) {
  const PLACING = 2 | 4096;
  const names = Object.keys(element);
  const part = names.find((name) => name.startsWith('__reactFiber$'));
  if (!part || !names.some((name) => name.startsWith('__reactProps$'))) return false;
  const fiber = element[part];
  if (fiber?.alternate) return true;
  for (let one = fiber; one; one = one.return) if (one.flags & PLACING) return false;
  return true;
}
