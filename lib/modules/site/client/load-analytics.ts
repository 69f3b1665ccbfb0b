import type { readPublicConfig } from '@/lib/modules/site/contract/public-config';
import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';
import { browserCall } from '@/lib/client/browser';
import { isMeasured, MEASURING_SCRIPT } from './keep-keys-apart';
import { readPublicConfigCall } from '@/lib/modules/site/contract/paths';

/** Adds the analytics script once, in production only; call it only after consent. S4-4. */
export async function loadAnalytics(): Promise<void> {
  const config = await browserCall<typeof readPublicConfig>(readPublicConfigCall, { progress: false });
  if (config.mode !== 'production' || !config.analytics_script_url) return;
  // While the script's URL was being read, the user may have gone to a page whose URL is private.
  if (isMeasured() || isKeyAddress(window.location)) return;
  const script = document.createElement('script');
  script.id = MEASURING_SCRIPT;
  script.async = true;
  script.src = config.analytics_script_url;
  document.head.append(script);
}
