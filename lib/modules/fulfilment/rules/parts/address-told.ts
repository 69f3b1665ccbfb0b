import type { SentPart } from './former-address';
import { knowsAddress } from './former-address';

/**
 * What became of telling a printer a corrected address. `accepted`: it goes there; `too_late`: it keeps the former one; `not_offered`: it
 * takes no changed addresses; `unanswered`: it was asked for a day and gave no answer that says so. S5-71.
 */
const ADDRESS_ANSWERS = ['accepted', 'too_late', 'not_offered', 'unanswered'] as const;
export type AddressAnswer = (typeof ADDRESS_ANSWERS)[number];

/** Whether it is settled that what the printer has goes elsewhere than to the corrected address, or may. S5-75. */
export const keepsFormer = (state: AddressState | null): boolean => state !== null && state !== 'accepted';

/** `waiting`: it is being told, or will be. */
export const ADDRESS_STATES = ['waiting', ...ADDRESS_ANSWERS] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

/**
 * Whether the printer of a part is told an address that was corrected: it has the part, and hasn't sent it. One that is parked is sent
 * again to the new address, and one that is shipped is gone. S5-71.
 */
export const isToBeTold = (part: SentPart & { parkedAt: Date | null }): boolean =>
  knowsAddress(part) && part.parkedAt === null && part.status !== 'shipped';
