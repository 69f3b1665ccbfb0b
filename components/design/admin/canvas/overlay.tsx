import { memo } from 'react';
import { safeInset } from '@/lib/modules/design/rules/edit/frame';
import type { PrintArea } from '@/lib/modules/design/rules/scene-types';
import { HANDLE_PX } from './handle-places';
import type { View } from './view';

interface OverlayProps {
  view: View;
  area: PrintArea;
}

const CURSORS = ['cursor-nwse-resize', 'cursor-nesw-resize', 'cursor-nwse-resize', 'cursor-nesw-resize'];
const REACH = HANDLE_PX / 2;

function Guides({ view, area }: OverlayProps) {
  const { left, top, right, bottom } = view.area;
  const inset = safeInset(area) * view.pxPerMm;
  return (
    <g fill="none">
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className="stroke-white/70" strokeWidth="3" />
      <path
        data-guide="area"
        d={`M${left} ${top}H${right}V${bottom}H${left}Z`}
        className="stroke-ink/70"
        strokeDasharray="6 4"
      />
      <path
        d={`M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}Z`}
        className="stroke-white/60"
        strokeWidth="2"
        strokeDasharray="1.5 4.5"
      />
      <path
        data-guide="safe"
        d={`M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}Z`}
        className="stroke-ink/60"
        strokeDasharray="1.5 4.5"
      />
    </g>
  );
}

function Handles() {
  return (
    <g data-part="handles" display="none" className="pointer-events-auto">
      <path data-part="stem" className="stroke-accent" strokeWidth="1.5" />
      {CURSORS.map((cursor, corner) => (
        <g key={corner} data-handle={corner} className={cursor}>
          <circle r={REACH} fill="transparent" />
          <rect
            x="-6"
            y="-6"
            width="12"
            height="12"
            rx="3"
            className="fill-white stroke-accent"
            strokeWidth="2"
          />
        </g>
      ))}
      <g data-handle="rotate" className="cursor-grab">
        <circle r={REACH} fill="transparent" />
        <circle r="8" className="fill-white stroke-accent" strokeWidth="2" />
        <path
          d="M3.5 -1.5A3.8 3.8 0 1 0 3 2.6M3.9 -4V-1.2H1.1"
          fill="none"
          className="stroke-accent"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

/** Label with the print area's size, below it. */
export function AreaLabel({ view, children }: { view: View; children: string }) {
  const { left, right, bottom } = view.area;
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute -translate-x-1/2 rounded-full bg-white/85 px-2 text-xs whitespace-nowrap text-ink"
      style={{ left: (left + right) / 2, top: bottom + 6 }}
    >
      {children}
    </p>
  );
}

/**
 * Print area, safe area, selection frame with handles, and helper graphics of a drag. The painter writes their
 * positions. Hidden from screen readers: keyboard users have keys for all of it.
 */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { size } = props.view;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className="pointer-events-none absolute left-0 top-0 overflow-visible will-change-transform"
    >
      <Guides {...props} />
      <path
        data-part="marquee"
        d=""
        className="fill-accent/15 stroke-accent"
        strokeWidth="1"
        strokeDasharray="4 3"
      />
      <path data-part="lines" d="" fill="none" className="stroke-coral" strokeWidth="1.5" />
      <path
        data-part="ring-halo"
        visibility="hidden"
        fill="none"
        className="stroke-white/80"
        strokeWidth="4"
      />
      <path
        data-part="ring"
        visibility="hidden"
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
      <path data-part="halo" visibility="hidden" fill="none" className="stroke-white/80" strokeWidth="4" />
      <path data-part="frame" visibility="hidden" fill="none" className="stroke-accent" strokeWidth="1.75" />
      <Handles />
    </svg>
  );
});
