import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, missingParam, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { integer, needText, nested, text } from '../api/read';
import type { Form } from '../api/form';
import { newStripeId, seconds } from '../new-id';
import type { Owner } from '../objects';
import type { RegistrationRecord } from '../records';
import type { World } from '../world';
import { isSetUp } from './settings';
import { stateRate } from './us-rates';

/** Where a seller is registered to collect tax. */
export interface TaxRegistration {
  id: string;
  object: 'tax.registration';
  active_from: number;
  country: string;
  country_options: Form;
  created: number;
  expires_at: number | null;
  livemode: false;
  status: 'active' | 'expired' | 'scheduled';
}

function statusOf({ active_from: from, expires_at: end }: TaxRegistration): TaxRegistration['status'] {
  const at = seconds();
  if (end !== null && end <= at) return 'expired';
  return from > at ? 'scheduled' : 'active';
}

const asOfNow = (registration: TaxRegistration): TaxRegistration => ({
  ...registration,
  status: statusOf(registration),
});

/** A time in seconds, or `now`. */
function timeOf(form: Form, key: string): number | undefined {
  return text(form, key) === 'now' ? seconds() : integer(form, key);
}

/** The options of the country, as they were sent. */
function optionsOf(form: Form, country: string): Form {
  const key = country.toLowerCase();
  const at = `country_options[${key}]`;
  const options = nested(nested(form, 'country_options') ?? {}, key);
  if (!options) throw missingParam(at);
  if (text(options, 'type') === undefined) throw missingParam(`${at}[type]`);
  if (country !== 'US') return { [key]: options };
  const state = text(options, 'state');
  if (state === undefined) throw missingParam(`${at}[state]`);
  if (stateRate(state) === undefined) throw badRequest(`Invalid state: ${state}.`, { param: `${at}[state]` });
  return { [key]: options };
}

/** POST /v1/tax/registrations */
export function createRegistration(world: World, call: ApiCall): TaxRegistration {
  const { form, owner } = call;
  const country = needText(form, 'country');
  if (!/^[A-Z]{2}$/.test(country)) throw badRequest(`Invalid country: ${country}.`, { param: 'country' });
  const from = timeOf(form, 'active_from');
  if (from === undefined) throw missingParam('active_from');
  const registration: TaxRegistration = {
    id: newStripeId('taxreg'),
    object: 'tax.registration',
    active_from: from,
    country,
    country_options: optionsOf(form, country),
    created: seconds(),
    expires_at: timeOf(form, 'expires_at') ?? null,
    livemode: false,
    status: 'active',
  };
  world.registrations.put({ id: registration.id, ...owner, registration });
  return asOfNow(registration);
}

function registrationOf(world: World, call: ApiCall): RegistrationRecord {
  const record = world.registrations.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('tax registration', pathId(call));
  return record;
}

/** GET /v1/tax/registrations/:id */
export function retrieveRegistration(world: World, call: ApiCall): TaxRegistration {
  return asOfNow(registrationOf(world, call).registration);
}

/** POST /v1/tax/registrations/:id: begin and end may be moved. */
export function updateRegistration(world: World, call: ApiCall): TaxRegistration {
  const record = registrationOf(world, call);
  const { registration } = record;
  registration.active_from = timeOf(call.form, 'active_from') ?? registration.active_from;
  const end = call.form['expires_at'] === '' ? null : timeOf(call.form, 'expires_at');
  registration.expires_at = end === undefined ? registration.expires_at : end;
  world.registrations.put(record);
  return asOfNow(registration);
}

/** GET /v1/tax/registrations: the active ones unless another status is asked for. */
export function listRegistrations(world: World, call: ApiCall): unknown {
  const wanted = text(call.form, 'status') ?? 'active';
  return listPage(world.registrations, call, '/v1/tax/registrations', ({ registration }) => {
    const now = asOfNow(registration);
    return wanted === 'all' || now.status === wanted ? now : null;
  });
}

/**
 * Whether the owner collects sales tax in a state. Owners that are set up from their first use collect everywhere until
 * they register somewhere themselves.
 */
export function collectsIn(world: World, owner: Owner, state: string): boolean {
  const own = [...world.registrations.values()].filter((record) => sameOwner(record, owner));
  if (own.length === 0) return isSetUp(owner);
  return own.some(({ registration }) => {
    const us = nested(registration.country_options, 'us');
    return us !== undefined && text(us, 'state') === state && statusOf(registration) === 'active';
  });
}
