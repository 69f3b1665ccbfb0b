import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GarmentFamily, Point, Side } from '@/lib/modules/design/rules/scene-types';
import {
  fittingZoom,
  keepZoom,
  openingZoom,
  type View,
  viewOf,
  type Viewport,
  wholeSize,
  ZOOM,
} from './view';

/** A point of the garment (fractions of the stage) and its position in the viewport, in CSS pixels. */
interface Anchor {
  share: Point;
  at: Point;
}

export interface CanvasElements {
  /** The scroll container. */
  viewport: RefObject<HTMLDivElement | null>;
  /** The scrolled content: the garment and everything on it. */
  stage: RefObject<HTMLDivElement | null>;
}

export interface ZoomedView {
  view: View;
  /** 1 shows the whole garment. */
  zoom: number;
  zoomBy: (factor: number, at?: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  whole: () => void;
  panBy: (dx: number, dy: number, isTouch: boolean) => void;
}

/** A fixed zoom, or a mode that follows the available space: the initial view, or the print area fitted. */
type Nearness = number | 'opened' | 'area';

const FITTING = { opened: openingZoom, area: fittingZoom } as const;

/** Used before the size is known, and in tests without layout. */
const UNKNOWN: Viewport = { width: 600, height: 600 };

function measuredSize(element: HTMLElement): Viewport {
  const { clientWidth, clientHeight } = element;
  return clientWidth > 0 && clientHeight > 0 ? { width: clientWidth, height: clientHeight } : UNKNOWN;
}

function useSize(ref: RefObject<HTMLDivElement | null>): Viewport {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const next = measuredSize(element);
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Scrolls so that the anchor's point of the garment is at its position in the viewport. */
function scrollTo(viewport: HTMLElement, stage: HTMLElement, { share, at }: Anchor, size: number): void {
  viewport.scrollLeft = stage.offsetLeft + share.x * size - at.x;
  viewport.scrollTop = stage.offsetTop + share.y * size - at.y;
}

/** Centres the print area in the viewport. */
function areaAnchor(view: View, { width, height }: Viewport): Anchor {
  const { left, top, right, bottom } = view.area;
  return {
    share: { x: (left + right) / 2 / view.size, y: (top + bottom) / 2 / view.size },
    at: { x: width / 2, y: height / 2 },
  };
}

/** Scrolls the canvas; a finger that drags beyond its end scrolls the page. */
function pan(box: HTMLElement, { dx, dy }: { dx: number; dy: number }, isTouch: boolean): void {
  const before = box.scrollTop;
  box.scrollLeft += dx;
  box.scrollTop += dy;
  const left = dy - (box.scrollTop - before);
  if (isTouch && Math.abs(left) >= 1) window.scrollBy(0, left);
}

/** Zoom and scroll of the canvas: starts with the print area centred, and zooms around the pointer. */
export function useView(family: GarmentFamily, side: Side, { viewport, stage }: CanvasElements): ZoomedView {
  const size = useSize(viewport);
  const anchor = useRef<Anchor | null>(null);
  const [near, setNear] = useState<Nearness>('opened');
  const zoom = typeof near === 'number' ? near : FITTING[near](family, side, size);
  const stageSize = Math.round(wholeSize(size) * zoom);
  const view = useMemo(() => viewOf(family, side, stageSize), [family, side, stageSize]);
  useLayoutEffect(() => {
    if (!viewport.current || !stage.current) return;
    scrollTo(viewport.current, stage.current, anchor.current ?? areaAnchor(view, size), view.size);
    anchor.current = null;
  }, [view, size, viewport, stage]);

  function zoomTo(next: number, at?: Point): void {
    const [box, inner] = [viewport.current, stage.current];
    if (!box || !inner) return;
    const corner = box.getBoundingClientRect();
    const held = at
      ? { x: at.x - corner.left, y: at.y - corner.top }
      : { x: size.width / 2, y: size.height / 2 };
    const share = {
      x: (box.scrollLeft + held.x - inner.offsetLeft) / view.size,
      y: (box.scrollTop + held.y - inner.offsetTop) / view.size,
    };
    anchor.current = { share, at: held };
    setNear(keepZoom(next));
  }
  const zoomBy = (factor: number, at?: Point): void => zoomTo(zoom * factor, at);
  return {
    view,
    zoom,
    zoomBy,
    zoomIn: () => zoomBy(ZOOM.step),
    zoomOut: () => zoomBy(1 / ZOOM.step),
    fit: () => setNear('area'),
    whole: () => setNear(1),
    panBy: (dx, dy, isTouch) => {
      if (viewport.current) pan(viewport.current, { dx, dy }, isTouch);
    },
  };
}
