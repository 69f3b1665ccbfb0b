import { holderOf, inKeysOf, type KeyOwner } from './key-owner';
import { settleKey } from './keys';
import type { KeptAnswer } from './begin';

/** Stores a call's answer under its key, or frees the key when the call failed (D26-1). */
export async function finishIdempotent(
  owner: KeyOwner,
  call: { key: string; route: string },
  answer: KeptAnswer | null,
): Promise<void> {
  await inKeysOf(owner, (tx) => settleKey(tx, { ...holderOf(owner), ...call }, answer));
}
