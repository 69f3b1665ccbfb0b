import type { Transaction } from '@/lib/db/transaction';
import { recordPlatform } from '@/lib/audit/record-platform';
import { replaceRecoveryCodes } from '@/lib/modules/accounts/data/two-factor';
import { drawRecoveryCodes, readCode } from '@/lib/modules/accounts/rules/recovery-codes';
import { invalid } from '@/lib/kernel/app-error';
import { hashRecoveryCode } from './sealed-secret';
import { takeCode } from './take-code';

/** Ten new recovery codes in place of those there were; they are told here alone, and never again. D42-4. */
export async function layRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, readCode(code)?.code ?? ''));
  await replaceRecoveryCodes(tx, userId, hashes);
  await recordPlatform(tx, { action: 'auth.recovery_codes_made', actorUserId: userId, subject: userId });
  return codes;
}

/** New recovery codes for a person who shows a code of their app, or one of the old ones. Throws 422 `code_wrong`. */
export async function renewRecoveryCodes(
  userId: string,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const taken = await takeCode(userId, code, { confirmed: true, work: (tx) => layRecoveryCodes(tx, userId) });
  if (!taken) throw invalid({ code: ['code_wrong'] });
  return { recovery_codes: taken.done };
}
