import { useLocale } from 'next-intl';
import type { ValueScale } from './scale';
import { formatTick, type ValueFormat } from './value-format';

/** The marks' texts, from bottom to top at equal distances, as the marks are. */
export function ValueAxis({ scale, format }: { scale: ValueScale; format: ValueFormat }) {
  const locale = useLocale();
  return (
    <div
      aria-hidden="true"
      className="col-start-1 row-start-2 flex h-56 flex-col-reverse justify-between text-end text-[0.875rem] leading-none whitespace-nowrap text-muted tabular-nums"
    >
      {scale.ticks.map((tick) => (
        <span key={tick} className="h-0 -translate-y-1.5">
          {formatTick(tick, format, locale)}
        </span>
      ))}
    </div>
  );
}
