import { AppError } from './app-error';

/**
 * Throws 409, with the version in `data`, when somebody has changed a row since it was read. `seenAt`: when the row was
 * last changed, as the caller has read it (ISO 8601); compared to the millisecond.
 */
export function assertSeen({ updatedAt }: { updatedAt: Date | string }, seenAt: string): void {
  const version = new Date(updatedAt).toISOString();
  if (version !== new Date(seenAt).toISOString())
    throw new AppError('conflict', { data: { updated_at: version } });
}
