import type { readPublicConfig } from '@/lib/modules/site/contract/public-config';
import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';
import { browserCall } from '@/lib/client/browser';
import { isMeasured, MEASURING_SCRIPT } from './keep-keys-apart';
import { readPublicConfigCall } from '@/lib/modules/site/contract/paths';

/** Adds the measuring script once, in production only; ask only after consent. SPEC 4. */
export async function loadAnalytics(): Promise<void> {
  const config = await browserCall<typeof readPublicConfig>(readPublicConfigCall, { progress: false });
  if (config.mode !== 'production' || !config.analytics_script_url) return;
  // While the address of the script was asked for, the person may have gone to one that is their key.
  if (isMeasured() || isKeyAddress(window.location)) return;
  const script = document.createElement('script');
  script.id = MEASURING_SCRIPT;
  script.async = true;
  script.src = config.analytics_script_url;
  document.head.append(script);
}
