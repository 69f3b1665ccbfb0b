import { isId } from '@/lib/kernel/ids';
import { notFound } from '@/lib/kernel/app-error';
import { runTransaction, type Transaction } from './transaction';

/** A staff user who reads several tenants. */
export interface StaffContext {
  staffId: string;
  requestId?: string;
}

/** A staff transaction: rows of all tenants, by a policy of its own. Callers check the permission first. */
export async function withStaff<T>(context: StaffContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!isId('user', context.staffId)) throw notFound();
  const head = `set local role merchloom_staff; select set_config('app.staff_id', '${context.staffId}', true)`;
  return runTransaction(head, work);
}
