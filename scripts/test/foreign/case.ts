import type { Kind } from './ids';
import type { OwnThings } from './own-things';

/** A call with its values. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** A field with an id, its position in the call, and the expected answer for an unknown id. */
export interface Slot {
  at: `${'params' | 'query' | 'body'}.${string}`;
  kind: Kind;
  /** Status and code of the refusal; `ignored`: the call proceeds as if the field were absent. */
  answer: [number, string] | 'ignored';
  /** The refusal writes a note in the caller's own tenant. */
  noted?: true;
}

/** How to test a contract: a valid call of one tenant, and every field that could contain another tenant's id. */
export interface Case {
  home: 'ten_fjord' | 'ten_lumen';
  /** Who calls, besides anonymous; default: the tenant's admin. */
  person?: string;
  /** Status of the valid call, if not the contract's. */
  good?: number;
  call: (own: OwnThings) => Partial<Call> | Promise<Partial<Call>>;
  /** Signs the call with its current content, as its legitimate sender would. */
  seal?: (call: Call) => Call;
  slots: Slot[];
  /** The call only returns public data of all tenants; a test of its own checks that. */
  ofAllTenants?: true;
}
