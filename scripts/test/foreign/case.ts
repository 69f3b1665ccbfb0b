import type { Kind } from './ids';
import type { OwnThings } from './own-things';

/** One call, filled in. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** A field that names something, by its place in the call, and what an id that nobody has gets there. */
export interface Slot {
  at: `${'params' | 'query' | 'body'}.${string}`;
  kind: Kind;
  /** Status and code of the refusal; `ignored`: the call goes on as if nothing had been named. */
  answer: [number, string] | 'ignored';
  /** The refusal leaves a note in the caller's own tenant. */
  noted?: true;
}

/** How a contract is asked: a good call of one tenant, and every field of it that could name another's thing. */
export interface Case {
  home: 'ten_fjord' | 'ten_lumen';
  /** Who asks beside nobody; the home's admin unless said. */
  person?: string;
  /** Another status than 200 for the good call. */
  good?: number;
  call: (own: OwnThings) => Partial<Call> | Promise<Partial<Call>>;
  /** Signs the call as the right sender would: what it holds now. */
  seal?: (call: Call) => Call;
  slots: Slot[];
  /** It names what anybody may know of every tenant, and nothing else; a test of its own holds it to that. */
  ofAllTenants?: true;
}
