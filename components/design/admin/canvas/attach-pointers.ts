import type { EditCommand } from '@/lib/modules/design/rules/edit/edit-state';
import { hitTest } from '@/lib/modules/design/rules/edit/hit-test';
import { sceneOfState } from '@/lib/modules/design/rules/edit/layers';
import type { Point } from '@/lib/modules/design/rules/scene-types';
import { HANDLE_PX } from './handle-places';
import type { Mode, PointerHost, PointerMoment } from './pointer-host';
import {
  areaPoint,
  marqueeMode,
  moveMode,
  panMode,
  pressMode,
  rotateMode,
  scaleMode,
  twoFingerMode,
} from './pointer-modes';

const MIDDLE_BUTTON = 1;

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

function hitAt(host: PointerHost, at: Point): string | null {
  const { live, geometry } = host.editor();
  const reach = HANDLE_PX / 2 / host.view().pxPerMm;
  return hitTest(sceneOfState(live.get(), geometry), geometry, areaPoint(host, at), reach);
}

/** Commit the selection synchronously, because the drag may begin with the next frame. */
function select({ editor }: PointerHost, command: EditCommand): void {
  editor().preview(command);
  editor().commit();
}

/** A press on a layer selects it; a drag moves the selection. */
function layerMode(host: PointerHost, event: PointerEvent, id: string): Mode {
  const { editor } = host;
  const [at, isTouch] = [pointOf(event), event.pointerType === 'touch'];
  const { selection } = editor().live.get();
  const wasSelected = selection.includes(id);
  if (event.shiftKey) select(host, { type: 'select', ids: [id], mode: 'toggle' });
  else if (!wasSelected) select(host, { type: 'select', ids: [id] });
  const press = (): void => {
    if (wasSelected && !event.shiftKey && selection.length > 1) select(host, { type: 'select', ids: [id] });
  };
  return pressMode({ at, isTouch, press, drag: () => moveMode(host, at) });
}

/** Outside all layers, a mouse drags a selection box and a finger pans the view. */
function groundMode(host: PointerHost, event: PointerEvent): Mode {
  const [at, isTouch] = [pointOf(event), event.pointerType === 'touch'];
  const press = (): void => {
    if (!event.shiftKey) select(host, { type: 'select-none' });
  };
  const drag = (): Mode => (isTouch ? panMode(host, at, true) : marqueeMode(host, at));
  return pressMode({ at, isTouch, press, drag });
}

function beginMode(host: PointerHost, event: PointerEvent): Mode | null {
  const at = pointOf(event);
  if (event.button === MIDDLE_BUTTON) return panMode(host, at, false);
  if (event.button !== 0) return null;
  const target = event.target instanceof Element ? event.target : null;
  const handle = target?.closest('[data-handle]')?.getAttribute('data-handle');
  if (handle && host.canChange())
    return handle === 'rotate' ? rotateMode(host, at) : scaleMode(host, at, Number(handle));
  const hit = hitAt(host, at);
  return hit === null ? groundMode(host, event) : layerMode(host, event, hit);
}

/** The pointers that are down and the current mode; moves are processed once per frame. */
function createSession(host: PointerHost, element: HTMLElement) {
  const down = new Map<number, Point>();
  let mode: Mode | null = null;
  let frame = 0;
  let keys = { shift: false, alt: false, free: false };

  const run = (): void => {
    frame = 0;
    const moment: PointerMoment = { points: [...down.values()], ...keys };
    mode?.move(moment);
  };
  const note = (event: PointerEvent): void => {
    down.set(event.pointerId, pointOf(event));
    keys = { shift: event.shiftKey, alt: event.altKey, free: event.ctrlKey || event.metaKey };
  };
  /** Process the last position before the pointer is removed. */
  const settle = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    run();
  };
  const stop = (how: 'end' | 'cancel' | 'handOver'): void => {
    settle();
    const last = mode;
    mode = null;
    if (how === 'handOver' && !last?.handOver) last?.end();
    else last?.[how]?.();
  };
  return {
    isBusy: () => mode !== null,
    down: (event: PointerEvent): void => {
      if (down.size >= 2) return;
      if (down.size === 1 && event.pointerType === 'mouse') return;
      host.focus();
      const next = down.size === 0 ? beginMode(host, event) : null;
      if (down.size === 0 && !next) return;
      element.setPointerCapture(event.pointerId);
      if (down.size === 1) stop('handOver');
      note(event);
      const [one, other] = [...down.values()];
      mode = one && other ? twoFingerMode(host, one, other) : next;
    },
    move: (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return;
      note(event);
      if (mode && frame === 0) frame = requestAnimationFrame(run);
    },
    up: (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return;
      note(event);
      // Process the last position even if no animation frame came for it.
      if (mode && frame === 0) frame = requestAnimationFrame(run);
      stop('end');
      down.delete(event.pointerId);
    },
    cancel: (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return;
      stop('cancel');
    },
    abort: (): void => stop('cancel'),
  };
}

/**
 * Attaches mouse, touch and pen handling to the canvas. The element captures the pointer (`setPointerCapture`) and
 * needs `touch-action: none`, so that touch does not scroll. Returns the function that detaches; Escape cancels a drag.
 */
export function attachPointers(element: HTMLElement, host: PointerHost): () => void {
  const session = createSession(host, element);
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('pointerdown', session.down, { signal });
  element.addEventListener('pointermove', session.move, { signal });
  element.addEventListener('pointerup', session.up, { signal });
  element.addEventListener('pointercancel', session.cancel, { signal });
  element.addEventListener('lostpointercapture', session.cancel, { signal });
  // The press sets the focus itself; the browser would focus the painted element.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'dblclick',
    (event) => {
      const hit = hitAt(host, pointOf(event));
      if (hit !== null) host.onOpen(hit);
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !session.isBusy()) return;
      event.stopPropagation();
      session.abort();
    },
    { signal },
  );
  return () => {
    session.abort();
    ends.abort();
  };
}
