import { createHash } from 'node:crypto';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { bucketOf } from '@/lib/limits/bucket';
import { consumeIn } from '@/lib/limits/consume';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { findActingUser } from '@/lib/modules/accounts/service/statements/acting-user';
import { findLive, noteUse } from '@/lib/modules/integrations/data/tokens';
import { isTokenForm } from '@/lib/modules/integrations/rules/token-form';

/** The last use is shown to the minute. */
const NOTED_EVERY_MS = 60_000;
const PER_MINUTE = 300;

/** What is kept of a token. It has 256 secret bits, so a plain hash without salt is enough. D47-1. */
export function hashApiToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Who a token acts as: the person who made it, with the role they have now, and only for what the token was given. Null for a
 * forged, unknown, expired or revoked one, and once that person is disabled or removed. D47-5. Throws 429 for too many calls.
 */
export async function resolveApiToken(token: string): Promise<SessionUser | null> {
  if (!isTokenForm(token)) return null;
  const at = now();
  const found = await withDirectory(async (tx) => {
    const live = await findLive(tx, hashApiToken(token), at);
    const user = live && (await findActingUser(tx, { userId: live.createdBy, tenantId: live.tenantId }));
    if (!live || !user) return null;
    const before = new Date(at.getTime() - NOTED_EVERY_MS);
    if (!live.lastUsedAt || live.lastUsedAt < before) await noteUse(tx, live.id, at, before);
    const limit = { bucket: bucketOf('api-token', live.id), limit: PER_MINUTE, windowSeconds: 60 };
    const verdict = await consumeIn(tx, limit);
    return { verdict, user: { ...user, sessionId: live.id, only: live.permissions } };
  });
  if (!found) return null;
  if (!found.verdict.allowed) throw new AppError('rate_limited', { retryAfter: found.verdict.retryAfter });
  return found.user;
}
