import type { NextRequest } from 'next/server';
import type { SessionClaims } from './read-session';

/** The data of one request that the links of the chain share. */
export interface ChainContext {
  readonly request: NextRequest;
  /** As the visitor typed it, without a locale. */
  readonly path: string;
  /** The request headers for a page that is rendered per request; links may add to them. Copied on first use. */
  readonly headers: Headers;
  /** Set by the auth link: the user at login. It is no proof of any permission. */
  session: SessionClaims | null;
}

/** One link: answers the request, or returns undefined to leave it to the next one. */
export type Link = (context: ChainContext) => Promise<Response | undefined>;
