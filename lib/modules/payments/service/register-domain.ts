import { appEnv } from '@/lib/env/app';
import { log } from '@/lib/env/logger';
import type { JobPayloads } from '@/lib/db/enqueue';
import { payments } from '@/lib/payments';

/** The name that shoppers pay at; every store lies under it. */
export const shopDomain = (): string => new URL(appEnv().PUBLIC_URL).hostname;

/**
 * Registers the web's address for an account that may now charge, so that its stores show Apple Pay and Google Pay.
 * Safe to repeat. Rejects while the provider cannot be reached, so that the job is retried; a refusal is logged, since
 * cards work without it and `npm run check:payments` tells of it too. D16-16.
 */
export async function registerDomain({
  tenantId,
  region,
  account,
}: JobPayloads['register-domain']): Promise<void> {
  if (!payments().regionKeys(region)) return;
  const domain = shopDomain();
  const outcome = await payments().registerDomain({ region, account }, domain);
  const told = { tenantId, region, account, domain };
  if (!outcome.ok) log().warn(told, 'domain for wallets refused');
  else
    log().info({ ...told, applePayProblem: outcome.value.applePayProblem }, 'domain for wallets registered');
}
