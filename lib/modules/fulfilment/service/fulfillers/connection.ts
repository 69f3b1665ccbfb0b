import { invalid } from '@/lib/kernel/app-error';
import { decrypt, encrypt } from '@/lib/kernel/cipher';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { isOutsideUrl } from '@/lib/kernel/outside-url';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';
import { webhooksEnv } from '@/lib/env/webhooks';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { checkFulfiller, type CheckOutcome, type FulfillerConnection } from '@/lib/fulfillers';
import type { ConnectionForm } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { findConnection, type ConnectionRow } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';

type Fault = Extract<CheckOutcome, { kind: 'failed' }>['fault'];

/** A key of each fulfiller's own: a secret that is moved to another row opens nothing. */
const keyOf = (id: string): Buffer => seal(secretsEnv().NEXTAUTH_SECRET, 'fulfiller-secret', id);

/** A fulfiller's shared secret, encrypted for the database. S2.2-107. */
export const sealFulfillerSecret = (id: string, secret: string): Buffer =>
  encrypt(keyOf(id), Buffer.from(secret, 'utf8'));

/** A stored connection with its secret. Throws where the secret cannot be opened. */
export function opened({ fulfillerId, url, secret }: ConnectionRow): FulfillerConnection {
  const plain = decrypt(keyOf(fulfillerId), secret);
  // The installation's secret is a new one: nothing is sent anywhere else instead.
  if (!plain) throw new Error(`the secret of ${fulfillerId} cannot be opened; connect it again`);
  return { url, secret: plain.toString('utf8') };
}

/** Where a fulfiller of its own is reached; null for the environment's address. Throws where its secret cannot be opened. */
export async function connectionOf(fulfillerId: string): Promise<FulfillerConnection | null> {
  const row = await withDirectory((tx) => findConnection(tx, fulfillerId));
  return row ? opened(row) : null;
}

const FIELDS: Readonly<Record<Fault, readonly [field: 'url' | 'secret', code: FieldErrorCode]>> = {
  address_refused: ['url', 'endpoint_private'],
  unresolved: ['url', 'endpoint_unreachable'],
  unreachable: ['url', 'endpoint_unreachable'],
  tls: ['url', 'endpoint_unreachable'],
  redirect: ['url', 'endpoint_answer'],
  timeout: ['url', 'endpoint_timeout'],
  status: ['url', 'endpoint_answer'],
  answer: ['url', 'endpoint_answer'],
  secret: ['secret', 'endpoint_secret'],
};

/**
 * Calls an address before it is saved. One that may not be called, or doesn't answer as it should, is a 422 at its field; a
 * call that was made and failed is in the platform's log, too, with the host and what was wrong. S2.2-107, S3.9-4.
 */
export async function testConnection(
  context: StaffContext,
  id: string,
  { url, secret }: ConnectionForm,
): Promise<void> {
  if (!isOutsideUrl(url, webhooksEnv().WEBHOOKS_TO_LOCAL === '1'))
    throw invalid({ 'connection.url': ['bad_url'] });
  const outcome = await checkFulfiller({ url, secret }, id);
  if (outcome.kind === 'ready') return;
  await withStaff(context, (tx) =>
    recordPlatform(tx, {
      action: 'fulfiller_registration.failure',
      actorUserId: context.staffId,
      subject: id,
      data: { host: new URL(url).host, fault: outcome.fault },
    }),
  );
  const [field, code] = FIELDS[outcome.fault];
  throw invalid({ [`connection.${field}`]: [code] });
}
