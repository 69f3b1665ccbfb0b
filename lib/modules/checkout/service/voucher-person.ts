import { secretsEnv } from '@/lib/env/secrets';
import { emailKey } from '@/lib/kernel/email-key';
import { hashWithKey } from '@/lib/kernel/seal';

/**
 * Who uses a voucher: a keyed hash of the folded e-mail address. It includes the event, so that the database does not show
 * what a person buys elsewhere. D41-2.
 */
export function voucherPerson({ tenantId, id }: { tenantId: string; id: string }, email: string): string {
  const key = emailKey(email) ?? email.trim().toLowerCase();
  return hashWithKey(secretsEnv().HOUSEHOLD_KEY, JSON.stringify([tenantId, id, 'voucher', key])).toString(
    'hex',
  );
}
