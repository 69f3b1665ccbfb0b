'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sceneOfState } from '@/lib/modules/design/rules/edit/layers';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { Artwork } from './artwork';
import type { DesignCanvasProps } from './canvas-props';
import { createMarks, type DragMarks } from './drag-marks';
import { FontNotice } from './font-notice';
import { GarmentPicture } from './garment-picture';
import { createInk } from './ink-cache';
import { AreaLabel, Overlay } from './overlay';
import { createPainter } from './painter';
import { useAnnouncements } from './use-announcements';
import { type CanvasKeys, useCanvasKeys } from './use-canvas-keys';
import { usePointers } from './use-pointers';
import { useView } from './use-view';
import type { View } from './view';
import { ZoomBar } from './zoom-bar';

const nothing = (): void => undefined;

/** The SVG of each visible layer, rendered again only when the layer's shape changes. */
function useInks({ editor, pictures }: DesignCanvasProps) {
  const { state, geometry, fonts } = editor;
  const [createFor] = useState(createInk);
  const { books: fontBooks } = fonts;
  const inkOf = useMemo(() => createFor({ fontBooks, pictures }), [createFor, fontBooks, pictures]);
  const scene = useMemo(() => sceneOfState(state, geometry), [state, geometry]);
  const inks = useMemo(() => {
    const shown = scene.layers.filter((layer) => !layer.hidden);
    return new Map(shown.map((layer) => [layer.id, inkOf(layer, scene)]));
  }, [scene, inkOf]);
  return { scene, inks };
}

/** The label of a layer on the canvas: name, size, and whether it is locked. */
function useSpoken({ editor, nameOf }: DesignCanvasProps): (layer: Layer) => string {
  const t = useTranslations('designer.canvas');
  return (layer) => {
    const name = nameOf(layer);
    const box = editor.bounds(layer.id);
    const size = box && {
      width: Math.round(box.right - box.left),
      height: Math.round(box.bottom - box.top),
    };
    const sized = size ? t('layer', { name, ...size }) : name;
    return layer.locked ? t('locked', { name: sized }) : sized;
  };
}

interface StageProps extends DesignCanvasProps {
  view: View;
  stage: RefObject<HTMLDivElement | null>;
  keys: CanvasKeys;
  list: RefObject<SVGSVGElement | null>;
  marks: DragMarks;
  helpId: string;
}

/** The garment with its design, and the painter that moves dragged layers. */
function Stage(props: StageProps) {
  const { editor, family, colour, view, stage, keys, list, marks, helpId } = props;
  const { readOnly = false } = props;
  const t = useTranslations('designer.canvas');
  const { state, live } = editor;
  const { scene, inks } = useInks(props);
  const spoken = useSpoken(props);

  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const paint = createPainter({ stage: stage.current, editor, view, marks, canChange: !readOnly });
    paint();
    return live.subscribe(paint);
  }, [editor, live, view, marks, stage, readOnly, keys.stop]);

  const garment = { family, side: state.side, colour, size: view.size };
  const { widthMm, heightMm } = scene.area;
  return (
    <div
      ref={stage}
      data-stage={state.side}
      className="relative"
      style={{ width: view.size, height: view.size }}
    >
      <GarmentPicture {...garment} part="under" />
      <Artwork
        scene={scene}
        view={view}
        inks={inks}
        nameOf={spoken}
        selection={state.selection}
        stop={keys.stop}
        label={state.side === 'front' ? t('front') : t('back')}
        describedBy={helpId}
        listRef={list}
        onFocusLayer={keys.onFocusLayer}
      />
      <GarmentPicture {...garment} part="over" />
      <AreaLabel view={view}>{t('area', { width: widthMm, height: heightMm })}</AreaLabel>
      <Overlay view={view} area={scene.area} />
    </div>
  );
}

/**
 * The design on its garment: select, move, scale and rotate by mouse, touch, pen or keyboard. During a drag, the
 * layers' `transform` is written outside React once per frame; the end of the drag is one undo step.
 */
export function DesignCanvas(props: DesignCanvasProps) {
  const { editor, family, nameOf, onOpen = nothing, readOnly = false, className } = props;
  const t = useTranslations('designer.canvas');
  const helpId = useId();
  const list = useRef<SVGSVGElement>(null);
  const [marks] = useState(createMarks);
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoomed = useView(family, editor.state.side, { viewport, stage });
  const { region, say } = useAnnouncements(editor, nameOf);
  const keys = useCanvasKeys({ editor, list, say, onOpen });
  const surface = usePointers({ editor, zoomed, stage, marks, list, onOpen, canChange: !readOnly });

  return (
    <div className={clsx('relative overflow-hidden rounded-card bg-paper-deep', className)}>
      <div ref={viewport} className="size-full overflow-auto overscroll-contain">
        <div
          ref={surface}
          onKeyDown={keys.onKeyDown}
          onBlur={keys.onBlur}
          onPointerDown={keys.onPointerDown}
          className="grid min-h-full min-w-max place-items-center touch-none select-none"
        >
          <Stage
            {...props}
            view={zoomed.view}
            stage={stage}
            keys={keys}
            list={list}
            marks={marks}
            helpId={helpId}
          />
        </div>
      </div>
      <ZoomBar {...zoomed} />
      <FontNotice fonts={editor.fonts} />
      <p id={helpId} className="sr-only">
        {readOnly ? t('helpReadOnly') : t('help')}
      </p>
      <p ref={region} role="status" className="sr-only" />
    </div>
  );
}
