/**
 * The script that a page loads. Like a vendor's, it tells its server which page it is on, and
 * leaves a mark that says it is there.
 */
export const MEASURE_SCRIPT = `(() => {
  const own = document.currentScript;
  if (!own || window.__analyticsStandIn) return;
  window.__analyticsStandIn = true;
  const body = JSON.stringify({ page: location.pathname, referrer: document.referrer });
  // A plain text needs no preflight.
  fetch(new URL('/hits', own.src), { method: 'POST', headers: { 'content-type': 'text/plain' }, body })
    .then(() => document.documentElement.setAttribute('data-analytics', 'ready'), () => {});
})();
`;
