import { doAgain } from './do-again.mjs';
import { isTaken } from './is-taken.mjs';
import { pressQueue } from './press-queue.mjs';
import { whatIsMeant } from './what-is-meant.mjs';

/** What keep-presses.mjs is made of. */
export const PARTS = { doAgain, isTaken, pressQueue, whatIsMeant };
