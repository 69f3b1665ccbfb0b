import { useId } from 'react';
import { HatchPattern } from './hatch-pattern';
import { seriesLook } from './series-look';

interface LegendProps {
  names: readonly string[];
  /** What stands for a series: a piece of its line, or of its area. */
  shape: 'line' | 'area';
}

/** Which line or area is which series; nothing for a single one, which the title names. */
export function Legend({ names, shape }: LegendProps) {
  const id = useId();
  if (names.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {names.map((name, index) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 28 14"
            className={`fill-when-forced h-3.5 w-7 shrink-0 ${seriesLook(index).tone}`}
            stroke="currentColor"
            strokeWidth={2}
          >
            {shape === 'line' ? (
              <path d="M0 7h28" strokeDasharray={seriesLook(index).dashes} />
            ) : (
              <>
                <HatchPattern id={`${id}${index}`} hatch={seriesLook(index).hatch} />
                <rect x={1} y={1} width={26} height={12} fill={`url(#${id}${index})`} />
              </>
            )}
          </svg>
          <span className="min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
}
