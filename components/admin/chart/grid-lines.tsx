import { PLOT, type ValueScale } from './scale';

/** A line at each mark of the value axis; that of zero is stronger. */
export function GridLines({ scale }: { scale: ValueScale }) {
  return scale.ticks.map((tick) => (
    <line
      key={tick}
      x1={0}
      x2={PLOT}
      y1={scale.y(tick)}
      y2={scale.y(tick)}
      vectorEffect="non-scaling-stroke"
      className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
    />
  ));
}
