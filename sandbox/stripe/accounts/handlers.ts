import { pathId, type ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { metadataOf, nested, text } from '../api/read';
import type { Form } from '../api/form';
import { newStripeId } from '../new-id';
import type { AccountRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { newAccount, type Account } from './account';
import { controllerOf } from './controller';
import { knownAccount, outOfReach } from './known-account';

function requested(form: Form): string[] {
  const names = Object.entries(nested(form, 'capabilities') ?? {});
  return names.filter(([, wish]) => typeof wish === 'object').map(([name]) => name);
}

export function createAccount(world: World, call: ApiCall): Account {
  const { form, owner } = call;
  if (owner.account !== null) throw badRequest('Connected accounts cannot have connected accounts.');
  const profile = nested(form, 'business_profile') ?? {};
  const capabilities = requested(form);
  const id = newStripeId('acct', 16);
  const details = newAccount({
    id,
    region: owner.region,
    country: text(form, 'country'),
    email: text(form, 'email'),
    name: text(profile, 'name'),
    url: text(profile, 'url'),
    // An account created by controller properties has no type.
    type: form['controller'] === undefined ? text(form, 'type') : 'none',
    controller: controllerOf(form),
    businessType: text(form, 'business_type'),
    ...(capabilities.length ? { capabilities } : {}),
    metadata: metadataOf(form),
  });
  changeProfile(details, form);
  world.accounts.put({ id, region: owner.region, account: null, details });
  return details;
}

/** The account with this id, for the platform or the account itself. Throws the 403, also for one that is not there. */
export function accountOf(world: World, call: ApiCall, id: string): AccountRecord {
  const record = knownAccount(world, call.owner.region, id);
  if (!record || (call.owner.account !== null && call.owner.account !== id)) throw outOfReach(id);
  return record;
}

export function retrieveAccount(world: World, call: ApiCall): Account {
  return accountOf(world, call, pathId(call)).details;
}

/** `GET /v1/account`: the connected account that the call acts for. */
export function retrieveOwnAccount(world: World, call: ApiCall): Account {
  const own = call.owner.account;
  if (own !== null) return accountOf(world, call, own).details;
  const id = `acct_platform_${call.owner.region.toLowerCase()}`;
  return { ...newAccount({ id, region: call.owner.region }), charges_enabled: true, details_submitted: true };
}

const PROFILE = [
  'mcc',
  'name',
  'product_description',
  'support_email',
  'support_phone',
  'support_url',
  'url',
] as const;

/** What the platform may say about an account that looks after itself. */
function changeProfile({ business_profile: kept, settings }: Account, form: Form): void {
  const profile = nested(form, 'business_profile') ?? {};
  for (const key of PROFILE) kept[key] = text(profile, key) ?? kept[key];
  const { payments } = settings;
  const wish = nested(nested(form, 'settings') ?? {}, 'payments') ?? {};
  payments.statement_descriptor = text(wish, 'statement_descriptor') ?? payments.statement_descriptor;
}

export function updateAccount(world: World, call: ApiCall): Account {
  const record = accountOf(world, call, pathId(call));
  const { details } = record;
  changeProfile(details, call.form);
  details.email = text(call.form, 'email') ?? details.email;
  details.metadata = metadataOf(call.form, details.metadata);
  world.accounts.put(record);
  emit(world, { region: record.region, account: record.id }, 'account.updated', details, call);
  return details;
}

export function deleteAccount(world: World, call: ApiCall): unknown {
  const record = accountOf(world, call, pathId(call));
  world.accounts.delete(record.id);
  return { id: record.id, object: 'account', deleted: true };
}
