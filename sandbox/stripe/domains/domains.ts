import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { bool, needText, text } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { DomainRecord } from '../records';
import type { World } from '../world';

interface Wallet {
  status: 'active' | 'inactive';
  status_details?: { error_message: string };
}

const WALLETS = ['amazon_pay', 'apple_pay', 'google_pay', 'klarna', 'link', 'paypal'] as const;

/** A web address at which wallets may be shown. */
export type PaymentMethodDomain = Record<(typeof WALLETS)[number], Wallet> & {
  id: string;
  object: 'payment_method_domain';
  created: number;
  domain_name: string;
  enabled: boolean;
  livemode: false;
};

/** Names that nobody can reach, so that their file for Apple Pay cannot be fetched. */
const UNREACHABLE = /(^|\.)(invalid|localhost|unverified\.example)$/;

/** Wallets need the domain to be enabled, and Apple Pay its file there. */
function wallets(name: string, enabled: boolean): Record<(typeof WALLETS)[number], Wallet> {
  const [on, off]: Wallet[] = [{ status: 'active' }, { status: 'inactive' }];
  const all = Object.fromEntries(WALLETS.map((wallet) => [wallet, enabled ? on : off]));
  const message = `Apple Pay could not verify https://${name}/.well-known/apple-developer-merchantid-domain-association.`;
  const failed: Wallet = { status: 'inactive', status_details: { error_message: message } };
  const apple = enabled && UNREACHABLE.test(name) ? { apple_pay: failed } : {};
  return { ...all, ...apple } as Record<(typeof WALLETS)[number], Wallet>;
}

function nameOf(call: ApiCall): string {
  const name = needText(call.form, 'domain_name').toLowerCase();
  if (/^([a-z0-9-]+\.)*[a-z0-9-]+$/.test(name) && name.length <= 253) return name;
  throw badRequest(`Invalid domain name: ${name}. Send a name without https:// and without a path.`, {
    param: 'domain_name',
  });
}

/** POST /v1/payment_method_domains: the same name again gives the same object. */
export function createDomain(world: World, call: ApiCall): PaymentMethodDomain {
  const name = nameOf(call);
  const known = [...world.domains.values()].find(
    (record) => sameOwner(record, call.owner) && record.domain.domain_name === name,
  );
  if (known) return known.domain;
  const enabled = bool(call.form, 'enabled') ?? true;
  const domain: PaymentMethodDomain = {
    id: newStripeId('pmd'),
    object: 'payment_method_domain',
    ...wallets(name, enabled),
    created: seconds(),
    domain_name: name,
    enabled,
    livemode: false,
  };
  world.domains.put({ id: domain.id, ...call.owner, domain });
  return domain;
}

function domainOf(world: World, call: ApiCall): DomainRecord {
  const record = world.domains.get(pathId(call));
  if (!record || !sameOwner(record, call.owner))
    throw resourceMissing('payment method domain', pathId(call), 'payment_method_domain');
  return record;
}

/** GET /v1/payment_method_domains/:id */
export function retrieveDomain(world: World, call: ApiCall): PaymentMethodDomain {
  return domainOf(world, call).domain;
}

/** POST /v1/payment_method_domains/:id */
export function updateDomain(world: World, call: ApiCall): PaymentMethodDomain {
  const record = domainOf(world, call);
  const { domain } = record;
  domain.enabled = bool(call.form, 'enabled') ?? domain.enabled;
  Object.assign(domain, wallets(domain.domain_name, domain.enabled));
  return world.domains.put(record).domain;
}

/** POST /v1/payment_method_domains/:id/validate: looks for the wallets' files again. */
export function validateDomain(world: World, call: ApiCall): PaymentMethodDomain {
  const record = domainOf(world, call);
  const { domain } = record;
  Object.assign(domain, wallets(domain.domain_name, domain.enabled));
  return world.domains.put(record).domain;
}

/** GET /v1/payment_method_domains */
export function listDomains(world: World, call: ApiCall): unknown {
  const name = text(call.form, 'domain_name');
  const enabled = bool(call.form, 'enabled');
  return listPage(world.domains, call, '/v1/payment_method_domains', ({ domain }) => {
    if (name !== undefined && domain.domain_name !== name) return null;
    return enabled !== undefined && domain.enabled !== enabled ? null : domain;
  });
}
