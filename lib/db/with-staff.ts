import { isId } from '@/lib/kernel/ids';
import { notFound } from '@/lib/kernel/app-error';
import { runTransaction, type Transaction } from './transaction';

/** A staff user who reads several tenants. */
export interface StaffContext {
  staffId: string;
  requestId?: string;
}

/** The SQL that starts a staff transaction; the user's id is checked. */
export function staffHead({ staffId }: StaffContext): string {
  if (!isId('user', staffId)) throw notFound();
  return `set local role merchloom_staff; select set_config('app.staff_id', '${staffId}', true)`;
}

/** A staff transaction: rows of all tenants, by a policy of its own. Callers check the permission first. */
export async function withStaff<T>(context: StaffContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runTransaction(staffHead(context), work);
}
