import { oneAtATime } from '@/lib/files/one-at-a-time';

/**
 * A PDF's fonts and pages take about 30 MB of heap until it is written: a few at the same time would crash a web
 * process with a small heap.
 */
export const pdfInTurn = oneAtATime(50);
