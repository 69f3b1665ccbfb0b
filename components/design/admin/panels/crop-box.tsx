'use client';

import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import type { OwnSize } from '@/lib/modules/design/rules/picture-size';
import type { Crop } from '@/lib/modules/design/rules/scene-types';
import { dragCrop, type CropHandle } from './drag-crop';

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
const PLACES: Record<(typeof CORNERS)[number], string> = {
  nw: '-start-3 -top-3 cursor-nwse-resize',
  ne: '-end-3 -top-3 cursor-nesw-resize',
  sw: '-start-3 -bottom-3 cursor-nesw-resize',
  se: '-end-3 -bottom-3 cursor-nwse-resize',
};

interface Drag {
  handle: CropHandle;
  from: Crop;
  x: number;
  y: number;
}

interface CropBoxProps {
  crop: Crop;
  url: string;
  own: OwnSize;
  /** Called once, when the frame is released. */
  onCrop: (crop: Crop) => void;
}

const isHandle = (name: string | undefined): name is CropHandle =>
  ['all', ...CORNERS].some((handle) => handle === name);

/** Dragging the crop frame; the crop is reported once, on release. */
function useCropDrag({ crop, onCrop }: Pick<CropBoxProps, 'crop' | 'onCrop'>) {
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [shown, setShown] = useState<Crop | null>(null);
  const begin = (event: PointerEvent<HTMLElement>): void => {
    const { handle } = event.currentTarget.dataset;
    if (!isHandle(handle)) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, from: crop, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    const rect = box.current?.getBoundingClientRect();
    if (!drag.current || !rect || rect.width === 0) return;
    const dx = (event.clientX - drag.current.x) / rect.width;
    const dy = (event.clientY - drag.current.y) / rect.height;
    setShown(dragCrop(drag.current.from, drag.current.handle, dx, dy));
  };
  const stop = (): void => {
    drag.current = null;
    setShown(null);
  };
  const end = (): void => {
    if (drag.current && shown) onCrop(shown);
    stop();
  };
  const follow = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: stop,
  };
  return { box, shown: shown ?? crop, follow };
}

const share = (value: number): string => `${value * 100}%`;

const framed = ({ x, y, width, height }: Crop): CSSProperties => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
});

/** Style of the full picture behind a window that shows a part of it. */
const behind = ({ x, y, width, height }: Crop): CSSProperties => ({
  width: share(1 / width),
  height: share(1 / height),
  left: share(-x / width),
  top: share(-y / height),
});

/** Crop frame for pointers; the number fields below offer the same to keyboards and screen readers. */
export function CropBox({ crop, url, own, onCrop }: CropBoxProps) {
  const { box, shown, follow } = useCropDrag({ crop, onCrop });
  const aspectRatio = `${own.width} / ${own.height}`;
  const size = own.width >= own.height ? { width: '100%' } : { height: '14rem' };
  return (
    <div aria-hidden="true" className="grid place-items-center rounded-control bg-paper-deep p-4">
      <div ref={box} className="relative max-w-full select-none" style={{ aspectRatio, ...size }}>
        <img src={url} alt="" draggable={false} className="size-full opacity-45" />
        <div
          data-handle="all"
          {...follow}
          className="absolute cursor-move touch-none outline-2 outline-accent"
          style={framed(shown)}
        >
          <div className="relative size-full overflow-hidden">
            <img src={url} alt="" draggable={false} className="absolute max-w-none" style={behind(shown)} />
          </div>
          {CORNERS.map((corner) => (
            <span
              key={corner}
              data-handle={corner}
              {...follow}
              className={clsx('absolute grid size-6 touch-none place-items-center', PLACES[corner])}
            >
              <span className="size-3 rounded-full border-2 border-accent bg-surface" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
