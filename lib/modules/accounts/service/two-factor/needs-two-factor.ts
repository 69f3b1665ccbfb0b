import { appEnv } from '@/lib/env/app';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

/**
 * Whether somebody must have a second factor: the platform's own people outside demo and tests, and those of a client that
 * asks it of all. D42-4, D42-5.
 */
export function needsTwoFactor({ clientAsksTwoFactor, superadmin }: SessionUser): boolean {
  return clientAsksTwoFactor || (superadmin && appEnv().APP_MODE === 'production');
}

/** Whether somebody must have a second factor and has none: only its set-up is open to them. D42-4, D42-5. */
export function lacksTwoFactor(user: SessionUser): boolean {
  return !user.hasTwoFactor && needsTwoFactor(user);
}
