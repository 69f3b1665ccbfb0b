import { AppError } from '@/lib/kernel/app-error';

/** The calls that a locked client's people may make beside reading, and why. D43-8, ADR 0162. */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'they read, and are sent as a body because they are long': [
    'code-batches.preview-mailing',
    'draft-orders.quote',
    'mails.preview-words',
    'privacy.export',
    'privacy.find',
    'store-configuration.logo-colours',
  ],
  'a person’s own views and files of what they may read': [
    'lists.create-export',
    'lists.create-view',
    'lists.delete-view',
    'lists.update-view',
  ],
  'money that was on its way before the lock arrives': [
    'billing.settle-card',
    'billing.settle-top-up',
    'bulk-orders.settle-payment',
  ],
  'keeping somebody out can’t wait': ['integrations.revoke-token', 'users.disable', 'users.end-sessions'],
  'the law gives people a date': ['privacy.erase', 'privacy.stop-erasure'],
};

export const WHILE_LOCKED: ReadonlySet<string> = new Set(Object.values(BY_REASON).flat());

/** Whether a call of a client's own person is looked at for the client's lock: each but reads and those above. */
export function isKeptByLock({ id, method }: { id: string; method: 'get' | 'post' }): boolean {
  return method !== 'get' && !WHILE_LOCKED.has(id);
}

/** Throws `tenant_locked`, with staff's reason in `data.reason`, for a client that is locked. */
export function assertUnlocked(lockReason: string | null): void {
  if (lockReason !== null) throw new AppError('tenant_locked', { data: { reason: lockReason } });
}
