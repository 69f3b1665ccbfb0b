import { ProgressMeter } from '@/components/ui/progress-meter';

interface JobProgressProps {
  /** What is going on, with the numbers. */
  text: string;
  done: number;
  /** Null while it is not known: the bar then only pulses. */
  total: number | null;
}

/** How far a job in the background is. */
export function JobProgress({ text, done, total }: JobProgressProps) {
  const value = total === null || total === 0 ? {} : { value: done, max: total };
  return (
    <div className="grid gap-2">
      <p role="status" className="tabular-nums">
        {text}
      </p>
      <ProgressMeter aria-label={text} {...value} />
    </div>
  );
}
