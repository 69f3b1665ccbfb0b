import { isSealedBody, sealBody } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

const TOLERANCE_SECONDS = 120;

/** The signature header for calls between the installation's own processes: `t=…,v1=…` over `${t}.${body}`. */
export function signInternal(body: string): string {
  return sealBody(secretsEnv().INTERNAL_SECRET, body);
}

/** Whether one of the installation's own processes signed the body within the last two minutes. */
export function isSignedInternally(body: string, header: string | null): boolean {
  return isSealedBody(secretsEnv().INTERNAL_SECRET, body, header, TOLERANCE_SECONDS);
}
