import { z } from 'zod';
import { appEnv } from './app';
import { envReader } from './read';

/**
 * Points where tests can kill the process, like a power failure: before and after each commit and each outbound call of
 * checkout, payment, claim and what follows until the fulfiller's last message.
 */
export const FAIL_POINTS = [
  'customer.before-commit',
  'customer.after-commit',
  'pay.before-commit',
  'pay.after-commit',
  'pay.after-intent',
  'pay.after-store',
  'webhook.after-store',
  'finalise.before-commit',
  'finalise.after-commit',
  'reconcile.after-cancel',
  'release.before-commit',
  'release.after-commit',
  'claim.before-commit',
  'claim.after-commit',
  'release-waiting.before-commit',
  'release-waiting.after-commit',
  'mail.after-send',
  'advance.before-commit',
  'advance.after-commit',
  'render.after-store',
  'render.before-commit',
  'render.after-commit',
  'submit.before-commit',
  'submit.after-commit',
  'submit.after-call',
  'settle.before-commit',
  'settle.after-commit',
  'message.before-commit',
  'message.after-commit',
] as const;
export type FailPoint = (typeof FAIL_POINTS)[number];

/** The point at which this process is to die, in a demo or a test. */
export const failPointEnv = envReader(z.object({ FAIL_POINT: z.enum(FAIL_POINTS).optional() }));

/** Ends this process at once, without clean-up, if `FAIL_POINT` names this point; never in production. */
export function failPoint(point: FailPoint): void {
  if (failPointEnv().FAIL_POINT === point && appEnv().APP_MODE !== 'production')
    process.kill(process.pid, 'SIGKILL');
}
