import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '@/lib/kernel/cipher';
import { randomBytes } from '@/lib/kernel/random';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';
import { BRAND } from '@/lib/kernel/brand';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

interface EndpointKey {
  tenantId: string;
  id: string;
}

/** A key of each endpoint's own: a secret that is moved to another row opens nothing. */
const keyOf = ({ tenantId, id }: EndpointKey): Buffer =>
  seal(secretsEnv().NEXTAUTH_SECRET, 'webhook-secret', tenantId, id);

/** A new signing key of an endpoint, encrypted for the database. D47-7. */
export const newKey = (endpoint: EndpointKey): Buffer => encrypt(keyOf(endpoint), randomBytes(KEY_BYTES));

/** An endpoint's signing key; null if the installation's secret is a new one. */
export const openKey = (endpoint: EndpointKey, sealed: Buffer): Buffer | null =>
  decrypt(keyOf(endpoint), sealed);

/** The key as Standard Webhooks writes it. */
export const shownKey = (key: Buffer): string => PREFIX + key.toString('base64');

/**
 * The headers of Standard Webhooks: one signature for each key, over id, time and body, so that none of them can be exchanged.
 * D47-2.
 */
export function signedHeaders(
  message: { id: string; at: Date; body: string },
  keys: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const text = `${message.id}.${timestamp}.${message.body}`;
  const signatures = keys.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  return {
    'content-type': 'application/json',
    'user-agent': `${BRAND.name}-Webhooks/1`,
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
