import type { NextRequest } from 'next/server';
import type { SessionClaims } from './read-session';

/** What the links of the chain share about one request. */
export interface ChainContext {
  readonly request: NextRequest;
  /** As the visitor typed it, without a locale. */
  readonly path: string;
  /** The request headers a page that is rendered per request will see; links may add to them. Copied when first asked for. */
  readonly headers: Headers;
  /** Set by the auth link; who somebody was at login, never a proof of what they may do. */
  session: SessionClaims | null;
}

/** One link: answers the request, or leaves it to the next one. */
export type Link = (context: ChainContext) => Promise<Response | undefined>;
