import { type RefObject, useEffect, useRef } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { attachPointers } from './attach-pointers';
import type { DragMarks } from './drag-marks';
import type { PointerHost } from './pointer-host';
import type { ZoomedView } from './use-view';

interface PointersOptions {
  editor: Editor;
  zoomed: ZoomedView;
  stage: RefObject<HTMLDivElement | null>;
  marks: DragMarks;
  list: RefObject<SVGSVGElement | null>;
  onOpen: (layerId: string) => void;
  canChange: boolean;
}

const ZOOM_PER_PIXEL = 0.0022;

/** Control + wheel (also a touch pad's pinch) zooms around the pointer. */
function zoomByWheel(event: WheelEvent, zoomBy: PointerHost['zoomBy']): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const isLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
  const delta = Math.max(-120, Math.min(120, event.deltaY * (isLines ? 16 : 1)));
  zoomBy(Math.exp(-delta * ZOOM_PER_PIXEL), { x: event.clientX, y: event.clientY });
}

/** Attaches pointer listeners to the ref's element, outside React, because there are too many events. */
export function usePointers(options: PointersOptions): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { stage } = options;
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    // Cached per press and after scrolling: each read forces a layout.
    let origin: { x: number; y: number } | null = null;
    const forget = (): void => {
      origin = null;
    };
    const host: PointerHost = {
      editor: () => latest.current.editor,
      view: () => latest.current.zoomed.view,
      marks: latest.current.marks,
      origin: () => {
        if (origin) return origin;
        const box = stage.current?.getBoundingClientRect();
        origin = { x: box?.left ?? 0, y: box?.top ?? 0 };
        return origin;
      },
      focus: () => {
        const list = latest.current.list.current;
        // A focused layer keeps the focus.
        if (!list?.contains(document.activeElement)) list?.focus({ preventScroll: true });
      },
      onOpen: (id) => latest.current.onOpen(id),
      panBy: (...by) => latest.current.zoomed.panBy(...by),
      zoomBy: (...by) => latest.current.zoomed.zoomBy(...by),
      canChange: () => latest.current.canChange,
    };
    const ends = new AbortController();
    const { signal } = ends;
    element.addEventListener('pointerdown', forget, { signal, capture: true });
    window.addEventListener('scroll', forget, { signal, capture: true, passive: true });
    window.addEventListener('resize', forget, { signal });
    const detach = attachPointers(element, host);
    element.addEventListener('wheel', (event) => zoomByWheel(event, host.zoomBy), { signal, passive: false });
    return () => {
      detach();
      ends.abort();
    };
  }, [stage]);
  return surface;
}
