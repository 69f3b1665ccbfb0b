import { lastPromisedDay, STEPS, workingDaysSince, type Step } from './promised-days';
import { todayIn } from './states';

/** A printer's promise, its zone and the days on which it rests. */
export interface Promised {
  days: Readonly<Record<Step, number>>;
  timeZone: string;
  closures: readonly { firstDay: string; lastDay: string }[];
}

/** Orders that a printer has in a step; the youngest of them began then. */
export interface InStep {
  step: Step;
  orders: number;
  lastBeganAt: Date;
}

/** The days promised for a step and those after it. */
const fromStep = (days: Promised['days'], step: Step): number =>
  STEPS.slice(STEPS.indexOf(step)).reduce((sum, one) => sum + days[one], 0);

/**
 * When a printer has made all that it has, by its promised days: the last day of its youngest order in each step, and of orders that
 * are sent now. Null where it has none, or a closure has no end. S2.2-178.
 */
export function expectedEnd(
  { toSend, inSteps }: { toSend: number; inSteps: readonly InStep[] },
  { days, timeZone, closures }: Promised,
  at: Date,
): { day: string | null; overdue: boolean } {
  const starts = inSteps.map(({ step, lastBeganAt }) => ({ step, beganAt: lastBeganAt }));
  if (toSend > 0) starts.push({ step: 'accept', beganAt: at });
  const ends = starts.map(({ step, beganAt }) =>
    lastPromisedDay({ beganAt, promised: fromStep(days, step), timeZone, closures }),
  );
  const day = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
  return { day, overdue: day !== null && day < todayIn(at, timeZone) };
}

/** The share of submitted orders that a printer took, in whole per cent, never rounded up; null where none was submitted. S2.2-153. */
export function acceptedPercent({
  accepted,
  submitted,
}: {
  accepted: number;
  submitted: number;
}): number | null {
  return submitted === 0 ? null : Math.floor((100 * accepted) / submitted);
}

/** The middle of these, or the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export interface FinishedStep {
  step: Step;
  beganAt: Date;
  endedAt: Date;
}

/** The median of the working days that a printer took for each step, counted as its promise is. S2.2-154. */
export function paceOfSteps(finished: readonly FinishedStep[], { days, timeZone, closures }: Promised) {
  return STEPS.map((step) => {
    const took = finished
      .filter((one) => one.step === step)
      .map(({ beganAt, endedAt }) => workingDaysSince({ beganAt, timeZone, closures }, endedAt));
    return { step, promised: days[step], median: median(took), finished: took.length };
  });
}
