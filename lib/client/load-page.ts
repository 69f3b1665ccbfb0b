/** Goes to a page of this site by a full load, so that everything kept in memory starts anew (SPEC 2.5, 2.6). */
export function loadPage(path: `/${string}`): void {
  window.location.assign(path);
}
