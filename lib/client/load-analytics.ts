import type { readPublicConfig } from '@/lib/contracts/platform/public-config';
import { browserCall } from './browser';

const SCRIPT_ID = 'analytics-script';

/** Adds the measuring script once, in production only; ask only after consent. SPEC 4. */
export async function loadAnalytics(): Promise<void> {
  const contract = { method: 'get', path: '/api/public-config', bare: true } as const;
  const config = await browserCall<typeof readPublicConfig>(contract, { progress: false });
  if (config.mode !== 'production' || !config.analytics_script_url) return;
  if (document.getElementById(SCRIPT_ID)) return;
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = config.analytics_script_url;
  document.head.append(script);
}
