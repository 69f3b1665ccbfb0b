import { createHmac } from 'node:crypto';

/** The `hmac` of a query that the app is given, over its other parameters in order of their names. */
export function querySignature(secret: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams([...query].sort(([left], [right]) => left.localeCompare(right)));
  return createHmac('sha256', secret).update(sorted.toString()).digest('hex');
}

/** The header of a webhook, over its raw body. */
export function bodySignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}
