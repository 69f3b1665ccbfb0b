import type { Editor } from '@/lib/modules/design/client/editor-types';
import { type Frame, frameOf } from '@/lib/modules/design/rules/edit/frame';
import { layersOf, sceneOfState } from '@/lib/modules/design/rules/edit/layers';
import { type Box } from '@/lib/modules/design/rules/path-data';
import { layerPlace } from '@/lib/modules/design/rules/scene-to-svg';
import type { Layer, Point } from '@/lib/modules/design/rules/scene-types';
import { svgNumber } from '@/lib/modules/design/rules/svg-text';
import type { DragMarks, Marks } from './drag-marks';
import { handlePlaces } from './handle-places';
import { toStage, type View } from './view';

interface Painted {
  /** Root element of the canvas, which contains layers and overlay. */
  stage: HTMLElement;
  editor: Editor;
  view: View;
  marks: DragMarks;
  canChange: boolean;
}

const n = (value: number): string => svgNumber(value, 2);
const pair = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;
const ring = (corners: readonly Point[]): string => `M${corners.map(pair).join('L')}Z`;

/** Sets an attribute only if it differs, to avoid needless layout. */
function put(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function show(element: Element | null, isSeen: boolean): void {
  put(element, 'visibility', isSeen ? 'visible' : 'hidden');
}

function linesPath({ lines }: Marks, view: View): string {
  return lines
    .map(({ axis, at, from, to }) => {
      const [start, end] =
        axis === 'x'
          ? [
              { x: at, y: from },
              { x: at, y: to },
            ]
          : [
              { x: from, y: at },
              { x: to, y: at },
            ];
      return `M${pair(toStage(view, start))}L${pair(toStage(view, end))}`;
    })
    .join('');
}

function boxPath({ left, top, right, bottom }: Box, view: View): string {
  return ring(
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ].map((point) => toStage(view, point)),
  );
}

/** Overlay elements that only the painter changes. */
function overlayOf(stage: HTMLElement) {
  const part = (name: string): Element | null => stage.querySelector(`[data-part="${name}"]`);
  return {
    lines: part('lines'),
    frame: part('frame'),
    halo: part('halo'),
    rings: [part('ring-halo'), part('ring')],
    stem: part('stem'),
    marquee: part('marquee'),
    handles: part('handles'),
    corners: [0, 1, 2, 3].map((corner) => stage.querySelector(`[data-handle="${corner}"]`)),
    rotate: stage.querySelector('[data-handle="rotate"]'),
  };
}
type Overlay = ReturnType<typeof overlayOf>;

function paintFrame(overlay: Overlay, frame: Frame | null, view: View, canBeTaken: boolean): void {
  show(overlay.frame, frame !== null);
  show(overlay.halo, frame !== null);
  // Inherit from the group: an explicit `visible` would show the handles while the group is hidden.
  put(overlay.handles, 'display', frame !== null && canBeTaken ? 'inline' : 'none');
  if (!frame) return;
  const { corners, rotate, stem } = handlePlaces(frame, view);
  put(overlay.frame, 'd', ring(corners));
  put(overlay.halo, 'd', ring(corners));
  if (!canBeTaken) return;
  corners.forEach((corner, index) =>
    put(overlay.corners[index] ?? null, 'transform', `translate(${pair(corner)})`),
  );
  put(overlay.rotate, 'transform', `translate(${pair(rotate)})`);
  put(overlay.stem, 'd', `M${pair(stem)}L${pair(rotate)}`);
}

/** Focus ring for a layer that is focused but not selected; selected layers have their frame. */
function paintRing(overlay: Overlay, frame: Frame | null, view: View): void {
  const d = frame ? ring(handlePlaces(frame, view).corners) : '';
  for (const path of overlay.rings) {
    show(path, frame !== null);
    put(path, 'd', d);
  }
}

/**
 * Paints the intermediate state of a drag: positions of the changed layers and the selection frame. Writes attributes
 * only; renders no text and no layer. One painter per committed state.
 */
export function createPainter({ stage, editor, view, marks, canChange }: Painted): () => void {
  const { state, geometry, live } = editor;
  const scene = sceneOfState(state, geometry);
  const finished = new Map(layersOf(state).map((layer) => [layer.id, layer]));
  const groups = new Map(
    [...stage.querySelectorAll('[data-layer]')].map((group) => [group.getAttribute('data-layer'), group]),
  );
  const overlay = overlayOf(stage);
  const moved = new Set<string>();
  // During a drag the layer keeps the rendering of the committed state.
  const inkOf = (layer: Layer): Box | null => {
    const original = finished.get(layer.id);
    return original ? geometry.inkBox(original, scene) : null;
  };

  function paintLayers(layers: readonly Layer[]): void {
    for (const layer of layers) {
      const isMoved = finished.get(layer.id) !== layer;
      if (!isMoved && !moved.has(layer.id)) continue;
      put(groups.get(layer.id) ?? null, 'transform', layerPlace(layer));
      if (isMoved) moved.add(layer.id);
      else moved.delete(layer.id);
    }
  }

  return () => {
    const now = live.get();
    if (now.side !== state.side) return;
    const layers = layersOf(now);
    paintLayers(layers);
    const selected = new Set(now.selection);
    const framed = layers.filter(({ id, hidden }) => selected.has(id) && !hidden);
    const { marquee, isDragging } = marks.get();
    const canBeTaken = canChange && !isDragging && framed.some(({ locked }) => !locked);
    paintFrame(overlay, frameOf(framed, framed.map(inkOf)), view, canBeTaken);
    const focused = stage.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-layer')
      : null;
    const ringed = layers.filter(({ id }) => id === focused && !selected.has(id));
    paintRing(overlay, frameOf(ringed, ringed.map(inkOf)), view);
    put(overlay.lines, 'd', linesPath(marks.get(), view));
    put(overlay.marquee, 'd', marquee ? boxPath(marquee, view) : '');
  };
}
