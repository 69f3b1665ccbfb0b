import { OFFLINE_WORKER } from '../rules/offline-paths';

/**
 * Has the browser keep the page that it shows without a network, in the reader's language. Nothing is lost where the
 * browser has no service workers or refuses: it shows its own page then. A page in another site's frame asks for none.
 * S2.1-81
 */
export function registerOfflinePage(locale: string): void {
  if (!('serviceWorker' in navigator) || window.parent !== window) return;
  navigator.serviceWorker
    .register(`${OFFLINE_WORKER}?lang=${locale}`, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
}
