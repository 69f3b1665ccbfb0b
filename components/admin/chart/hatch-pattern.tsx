import type { Hatch } from './series-look';

/** Side of a pattern's tile, in pixels. */
const TILE = 8;

const MARKS: Record<Exclude<Hatch, 'solid'>, string> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M2 2h0M6 6h0',
  level: 'M0 4h8',
  upright: 'M4 0v8',
};

interface HatchPatternProps {
  id: string;
  hatch: Hatch;
}

/** An area's filling in the current colour, which stays apart from others where colours cannot be told apart. */
export function HatchPattern({ id, hatch }: HatchPatternProps) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" stroke="none">
      <rect width={TILE} height={TILE} fill="currentColor" fillOpacity={hatch === 'solid' ? 0.85 : 0.18} />
      {hatch === 'solid' ? null : (
        <path
          d={MARKS[hatch]}
          fill="none"
          stroke="currentColor"
          strokeWidth={hatch === 'dots' ? 2.5 : 1.5}
          strokeLinecap={hatch === 'dots' ? 'round' : 'butt'}
        />
      )}
    </pattern>
  );
}
