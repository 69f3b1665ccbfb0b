import { verify } from '@node-rs/argon2';
import { newSecret } from '@/lib/kernel/ids';
import { inArgonQueue } from './argon-queue';
import { hashPassword } from './hash-password';

let nobody: Promise<string> | undefined;

/** A dummy hash, so that a login for an unknown account takes as long as for a known one. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(newSecret()).catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * Whether the password matches the hash. Without a hash (unknown account) it does the same work and returns false.
 * Throws `unavailable` when too many hashes are waiting.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash());
  const matches = await inArgonQueue(() => verify(against, password));
  return matches && storedHash !== undefined;
}
