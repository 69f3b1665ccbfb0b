import { hash, type Options } from '@node-rs/argon2';
import { inArgonQueue } from './argon-queue';

/** argon2id is the library's default algorithm; its enum cannot be named under isolated modules. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password → its argon2id hash (19 MiB, two passes) as PHC text. Throws `unavailable` under a flood. */
export async function hashPassword(password: string): Promise<string> {
  return inArgonQueue(() => hash(password, COST));
}
