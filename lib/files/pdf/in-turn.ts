import { oneAtATime } from '@/lib/files/one-at-a-time';

/**
 * A PDF's fonts and pages take some 30 MB of the heap until it is written: drawn side by side, a handful of them would
 * end a web process whose heap is kept small.
 */
export const pdfInTurn = oneAtATime(50);
