/** Goes to a page of this site by a full load, so that no state stays in memory (S2.5, S2.6). */
export function loadPage(path: `/${string}`): void {
  window.location.assign(path);
}
