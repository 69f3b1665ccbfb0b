import { appEnv } from '@/lib/env/app';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

/** Outside demo and tests, every one of the platform's people logs in with a second factor. D42-5. */
export const staffNeedTwoFactor = (): boolean => appEnv().APP_MODE === 'production';

/** Whether somebody must have a second factor and has none: only its set-up is open to them. D42-4, D42-5. */
export function lacksTwoFactor({ hasTwoFactor, clientAsksTwoFactor, superadmin }: SessionUser): boolean {
  return !hasTwoFactor && (clientAsksTwoFactor || (superadmin && staffNeedTwoFactor()));
}
