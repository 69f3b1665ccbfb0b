import { ROUTES } from '../api/routes';
import { paramText } from './param-text';
import { callName, type StripeTypes } from './stripe-types';

/** Calls of the stand-in that the client library does not know: the browser script's own. */
export const OWN_CALLS: ReadonlySet<string> = new Set(['POST /v1/3ds2/authenticate']);

/** The content of `params.txt`: a line per call that the stand-in implements. */
export function paramsFile(types: StripeTypes): string {
  const lines = ROUTES.filter(({ name }) => !OWN_CALLS.has(name)).map(({ name }) => {
    const [method = '', path = ''] = name.split(' ');
    const text = paramText(types, callName(method, path));
    if (text === null) throw new Error(`the client library has no call ${name}`);
    return `${name}: ${text}\n`;
  });
  return lines.sort().join('');
}
