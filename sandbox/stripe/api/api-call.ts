import type { World } from '../world';
import type { Owner } from '../objects';
import type { Form } from './form';

/** One authenticated request to the API. */
export interface ApiCall {
  owner: Owner;
  kind: 'secret' | 'publishable';
  /** The decoded query of a GET or body of a POST. */
  form: Form;
  params: Record<string, string>;
  requestId: string;
  idempotencyKey: string | null;
}

/** Returns the object to send; refuses by throwing a Fault. */
export type ApiHandler = (world: World, call: ApiCall) => unknown;

export interface ApiRoute {
  /** `POST /v1/refunds/:id` */
  name: string;
  handler: ApiHandler;
  /** Browsers may call it with a publishable key. */
  browser: boolean;
}

export function ownerKey(owner: Owner): string {
  return `${owner.region}:${owner.account ?? ''}`;
}

export function sameOwner(one: Owner, other: Owner): boolean {
  return one.region === other.region && one.account === other.account;
}

/** The id in the path. */
export function pathId(call: ApiCall): string {
  return call.params['id'] ?? '';
}
