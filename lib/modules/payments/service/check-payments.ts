import { AppError } from '@/lib/kernel/app-error';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { listAllAccounts } from '@/lib/modules/payments/data/all-accounts';
import { TAX_SETTINGS_URL } from '@/lib/modules/payments/rules/payout-account';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { payments, type Merchant, type WebhookEndpoint } from '@/lib/payments';
import { shopDomain } from './register-domain';

type KnownAccount = Merchant & { tenantId: string };

const hookOf = (region: Region): string =>
  new URL(`/api/stripe/webhook?region=${region}`, appEnv().PUBLIC_URL).href;

const WHOSE = { connected: 'connected accounts', platform: 'the platform’s own account' } as const;

/**
 * What is wrong with the endpoint that a region's connected accounts report to, or the platform's own. The provider wants
 * two endpoints for that, with one and the same address.
 */
function endpointProblems(
  region: Region,
  known: readonly WebhookEndpoint[],
  of: keyof typeof WHOSE,
): string[] {
  const { events, version } = payments().endpointNeeds(of);
  const own = known.find((endpoint) => endpoint.connected === (of === 'connected'));
  const name = `${region}: the endpoint ${hookOf(region)} for ${WHOSE[of]}`;
  const how = of === 'connected' ? 'connect: true' : 'connect: false';
  if (!own) return [`${name} is missing: create it with ${how} and API version ${version}`];
  const missing = own.events.includes('*') ? [] : events.filter((type) => !own.events.includes(type));
  return [
    ...(own.enabled ? [] : [`${name} is switched off`]),
    ...(missing.length > 0 ? [`${name} isn't sent ${missing.join(', ')}`] : []),
    ...(own.version === version
      ? []
      : [`${name} has API version ${own.version ?? '(the default)'}, not ${version}: create it anew`]),
  ];
}

async function allEndpointProblems(region: Region): Promise<string[]> {
  const url = hookOf(region);
  const known = (await payments().listEndpoints(region)).filter((endpoint) => endpoint.url === url);
  return [...endpointProblems(region, known, 'connected'), ...endpointProblems(region, known, 'platform')];
}

/** What keeps an account's stores from taking payments, or from showing wallets. */
async function accountProblems({ tenantId, ...merchant }: KnownAccount): Promise<string[]> {
  const name = `${merchant.region}: account ${merchant.account} of ${tenantId}`;
  const account = await payments().readAccount(merchant);
  if (!account) return [`${name} is closed or disconnected`];
  const untaxed = account.tax?.active === false ? [`${name} has no sales tax: ${TAX_SETTINGS_URL}`] : [];
  if (!account.chargesEnabled) return [`${name} may not take payments`, ...untaxed];
  const host = shopDomain();
  const domain = await payments().readDomain(merchant, host);
  if (!domain) return [...untaxed, `${name} has not registered ${host}: no wallets there`];
  if (!domain.enabled) return [...untaxed, `${name} has switched ${host} off: no wallets there`];
  const { applePayProblem: problem } = domain;
  return [...untaxed, ...(problem === null ? [] : [`${name} shows no Apple Pay at ${host}: ${problem}`])];
}

/** The problems of one question to the provider, or that it could not be asked. */
async function asked(about: string, problems: Promise<string[]>): Promise<string[]> {
  try {
    return await problems;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [`${about} could not be asked about (${error.code})`];
  }
}

/**
 * What is missing at the payment provider, one line each; none means that all is there: for every region with keys its
 * endpoint, its accounts, their sales tax and their wallets' address. Reads only. D16-17.
 */
export async function checkPayments(): Promise<string[]> {
  const regions = REGIONS.filter((region) => payments().regionKeys(region));
  if (regions.length === 0) return ['no region has keys: set STRIPE_UK_…, STRIPE_EU_… or STRIPE_US_…'];
  const accounts = await withDirectoryOnce((tx) => listAllAccounts(tx));
  const problems: string[] = [];
  for (const region of regions)
    problems.push(...(await asked(`${region}: endpoints`, allEndpointProblems(region))));
  for (const known of accounts) {
    const about = `${known.region}: account ${known.account} of ${known.tenantId}`;
    if (!regions.includes(known.region)) problems.push(`${about} can't be used: its region has no keys`);
    else problems.push(...(await asked(about, accountProblems(known))));
  }
  return problems;
}
