import { verify } from '@node-rs/argon2';
import { newSecret } from '@/lib/kernel/ids';
import { inArgonQueue } from './argon-queue';
import { hashPassword } from './hash-password';

let nobody: Promise<string> | undefined;

/** The hash of a password nobody knows, so that an unknown account takes as long as a known one. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(newSecret()).catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * Whether the password is the one behind this hash. Without a hash (no such account) it does the same work and
 * answers false. Throws `unavailable` under a flood.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash());
  const matches = await inArgonQueue(() => verify(against, password));
  return matches && storedHash !== undefined;
}
