import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { MadeToken, TokenForm } from '@/lib/modules/integrations/contract/tokens';
import * as rows from '@/lib/modules/integrations/data/tokens';
import { tokenOf } from '@/lib/modules/integrations/rules/token-form';
import { expiryOf } from '@/lib/modules/integrations/rules/token-state';
import { can } from '@/lib/permissions/permissions';
import { hashApiToken } from './resolve-api-token';
import { presentToken } from './present-token';

/** A tenant has at most so many tokens that have not ended. */
export const MOST_TOKENS = 50;
/** For so long the same key gives the same token once more: to a second click, or where the first answer was lost. */
const AGAIN_MS = 600_000;

/** The same form sent again; anything else under its key is a conflict. */
function isRepeat(row: rows.TokenRow, form: TokenForm, at: Date): boolean {
  return (
    row.revokedAt === null &&
    at.getTime() - row.createdAt.getTime() < AGAIN_MS &&
    row.name === form.name &&
    [...row.permissions].sort().join() === [...form.permissions].sort().join()
  );
}

/** The token that was made of this key; undefined for a new key. Throws `conflict` for another form. */
async function madeBefore(tx: Transaction, hash: Buffer, user: SessionUser, form: TokenForm) {
  const before = await rows.findByHash(tx, hash, user.id);
  if (before && !isRepeat(before, form, now())) throw new AppError('conflict');
  return before;
}

/** The end of the token. Throws 422 for a day that is over or too far away, and for more than the person may do. */
function check(user: SessionUser, form: TokenForm): Date {
  const expiresAt = expiryOf(form.expires_on, now());
  const mayGive = form.permissions.every((name) => can(user, name));
  if (expiresAt && mayGive) return expiresAt;
  throw invalid({
    ...(expiresAt ? {} : { expires_on: ['invalid'] }),
    ...(mayGive ? {} : { permissions: ['invalid'] }),
  });
}

/**
 * Makes a token that acts for the tenant, and answers with it: it is made of the caller's key and the installation's secret,
 * so that a second click gives the same one although only its hash is kept. D47-1, ADR 0095. Throws 422, `too_many`, and
 * `conflict` for a key that was used.
 */
export async function createToken(
  context: TenantContext,
  user: SessionUser,
  form: TokenForm,
): Promise<MadeToken> {
  const { tenantId } = context;
  const expiresAt = check(user, form);
  const permissions = [...new Set(form.permissions)];
  const token = tokenOf(seal(secretsEnv().NEXTAUTH_SECRET, 'api-token', tenantId, user.id, form.key));
  const tokenHash = hashApiToken(token);
  return withAccount(context, async (tx, doors) => {
    await doors.directory();
    const live = await rows.countLive(tx, tenantId, now());
    const before = await madeBefore(tx, tokenHash, user, { ...form, permissions });
    if (before) return { ...presentToken(before), token };
    if (live >= MOST_TOKENS) throw new AppError('too_many');
    const id = newId('apiToken');
    const { name } = form;
    await rows.insertRow(tx, {
      id,
      tenantId,
      name,
      tokenHash,
      permissions,
      expiresAt,
      createdBy: user.id,
      hint: token.slice(-4),
      createdAt: now(),
    });
    const made = await rows.findRow(tx, tenantId, id);
    if (!made) throw new AppError('internal');
    await doors.tenant();
    await audit(tx, context, {
      action: 'api_token.created',
      subjectType: 'api_token',
      subjectId: id,
      subjectLabel: name,
      data: { before: null, after: { name, permissions, expires_at: expiresAt.toISOString() } },
    });
    return { ...presentToken(made), token };
  });
}
