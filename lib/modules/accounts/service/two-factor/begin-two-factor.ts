import { AppError } from '@/lib/kernel/app-error';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import { randomBytes } from '@/lib/kernel/random';
import { withDirectory } from '@/lib/db/with-directory';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { qrPath } from '@/lib/files/qr/qr-svg';
import type { TwoFactorSetup } from '@/lib/modules/accounts/contract/two-factor';
import { putTwoFactor } from '@/lib/modules/accounts/data/two-factor';
import { base32, otpAuthUri } from '@/lib/modules/accounts/rules/totp';
import { checkOwnPassword } from '@/lib/modules/accounts/service/check-own-password';
import { ownRow } from '@/lib/modules/accounts/service/read-own-account';
import { sealSecret } from './sealed-secret';

/** Bytes of a secret: as many as SHA-1 has (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/**
 * Begins to set up a second factor, by the person's password: a new secret, in place of one that was not confirmed. D42-4.
 * Throws 422 `password_wrong`, `rate_limited` as failed logins do, and `conflict` where a factor is in use.
 */
export async function beginTwoFactor(
  userId: string,
  password: string,
  visitor: string,
): Promise<TwoFactorSetup> {
  const person = await withDirectory((tx) => ownRow(tx, userId));
  await checkOwnPassword(person, { password, field: 'password', visitor });
  const bytes = randomBytes(SECRET_BYTES);
  const put = await withDirectory((tx) =>
    putTwoFactor(tx, { userId, secret: sealSecret(userId, bytes), createdAt: now() }),
  );
  if (!put) throw new AppError('conflict');
  const secret = base32(bytes);
  const uri = otpAuthUri({ secret, issuer: BRAND.name, account: person.email });
  return { secret, uri, qr: qrPath(qrMatrix(uri)) };
}
