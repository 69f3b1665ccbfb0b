/** A condition of next.config's rules. */
export interface RouteCondition {
  type: 'cookie' | 'query';
  key: string;
  value?: string;
}

export interface RouteRule {
  source: string;
  destination: string;
  has?: RouteCondition[];
  missing?: RouteCondition[];
  permanent?: boolean;
}

export const LOCALE_CODES: string[];
export const LOCALE_COOKIE: string;
export const LIST_PARAMS: string[];
export function redirectRules(): RouteRule[];
export function rewriteRules(): { beforeFiles: RouteRule[]; afterFiles: RouteRule[]; fallback: RouteRule[] };
export const UNLOCALISED: readonly string[];
