import type { ReactNode } from 'react';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';

const bar = (x: number, y: number, width: number, height = 4) => (
  <rect x={x} y={y} width={width} height={height} rx={2} fill="currentColor" />
);

/** A row of tiles from `y`. */
function Row({ y, count, size }: { y: number; count: number; size: number }) {
  const gap = (108 - count * size) / (count - 1);
  return Array.from({ length: count }, (_, at) => (
    <rect
      key={at}
      x={6 + at * (size + gap)}
      y={y}
      width={size}
      height={size}
      rx={2}
      fill="currentColor"
      opacity={0.25}
    />
  ));
}

const hero = (height: number) => <rect width={120} height={height} fill="currentColor" opacity={0.12} />;

const SKETCHES: Readonly<Record<StoreLayout, ReactNode>> = {
  classic: (
    <>
      {hero(42)}
      {bar(8, 13, 42, 6)}
      {bar(8, 24, 32)}
      <circle cx={94} cy={21} r={15} fill="currentColor" opacity={0.4} />
      <Row y={50} count={4} size={24} />
    </>
  ),
  showcase: (
    <>
      {hero(50)}
      {bar(34, 8, 52, 6)}
      {bar(42, 18, 36)}
      <rect x={28} y={30} width={16} height={16} rx={2} fill="currentColor" opacity={0.4} />
      <rect x={49} y={26} width={22} height={22} rx={2} fill="currentColor" opacity={0.4} />
      <rect x={76} y={30} width={16} height={16} rx={2} fill="currentColor" opacity={0.4} />
      <Row y={56} count={3} size={32} />
    </>
  ),
  compact: (
    <>
      {hero(18)}
      {bar(8, 7, 38, 5)}
      {bar(92, 7, 20, 5)}
      <Row y={24} count={6} size={15} />
      <Row y={44} count={6} size={15} />
      <Row y={64} count={6} size={15} />
    </>
  ),
};

/** A store's home page in a layout, as a sketch; its name stands beside it. */
export function LayoutSketch({ layout }: { layout: StoreLayout }) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      className="w-28 shrink-0 rounded-md border border-line bg-white text-ink sm:w-full"
    >
      {SKETCHES[layout]}
    </svg>
  );
}
