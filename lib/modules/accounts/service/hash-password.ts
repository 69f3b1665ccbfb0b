import { hash, type Options } from '@node-rs/argon2';
import { inArgonQueue } from './argon-queue';

/** argon2id is the library's default. Its enum is a `const enum`, which cannot be used with isolatedModules. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Password → argon2id hash in PHC format (19 MiB, two passes). Throws `unavailable` when too many hashes are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  return inArgonQueue(() => hash(password, COST));
}
