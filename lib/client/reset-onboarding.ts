/** Where the browser keeps the shop-platform onboarding state between pages. SPEC 3.8. */
export const ONBOARDING_KEY = 'shop-platform-onboarding';

/** Forgets the onboarding steps of this tab, so that the next page asks the server again; the dashboard link and logout call it. SPEC 4. */
export function resetOnboarding(): void {
  window.sessionStorage.removeItem(ONBOARDING_KEY);
}
