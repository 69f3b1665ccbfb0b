'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type { DesignEditorProps } from './editor-props';
import { useLibrary } from './library/use-library';
import { DesignerContext } from './panels/designer-context';
import { MediumParts, NarrowParts, WideParts, type PanelChoice } from './panels/editor-parts';
import { GarmentPanel } from './panels/garment-panel';
import { MainTools } from './panels/main-tools';
import { PictureDrop } from './panels/picture-drop';
import { SideSwitch } from './panels/side-switch';
import { Stage } from './panels/stage';
import { useFullWindow } from './panels/use-full-window';
import { useRoom, type Room } from './panels/use-room';
import { useTheDesigner } from './panels/use-the-designer';
import { ViewTools } from './panels/view-tools';
import { useStepKeys } from './use-step-keys';

/** The toolbar; on small screens it also holds the side switch, to save height. */
function Bar({ room, readOnly }: { room: Room | null; readOnly: boolean }) {
  const isNarrow = room === 'narrow';
  if (readOnly && !isNarrow) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-b border-line px-2 py-1.5">
      {readOnly ? null : (
        <MainTools
          withSelection={!isNarrow}
          isNamed={!isNarrow}
          className={isNarrow ? 'gap-x-1!' : 'flex-wrap'}
        />
      )}
      {isNarrow ? (
        // Below the tools where both do not fit beside each other, as at 320 px.
        <div className="min-w-max">
          <SideSwitch />
        </div>
      ) : null}
    </div>
  );
}

/**
 * The design editor: garment, artwork and panels. Works by mouse, touch and keyboard at any width. Its only own state
 * is the undo history; `onChange` reports every step.
 */
export function DesignEditor(props: DesignEditorProps) {
  const t = useTranslations('designer');
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const [choice, setChoice] = useState<PanelChoice>({ panel: 'layer', isFolded: false });
  const unfold = useCallback(() => setChoice((former) => ({ ...former, isFolded: false })), []);
  const library = useLibrary(room, unfold);
  const { giveWay } = library;
  const openSettings = useCallback(() => {
    setChoice({ panel: 'layer', isFolded: false });
    giveWay();
  }, [giveWay]);
  const designer = useTheDesigner(props, openSettings, library);
  const full = useFullWindow(root);
  const { editor, garment, readOnly } = designer;
  const onKeyDown = useStepKeys(editor, readOnly);
  const parts = {
    stage: (
      <Stage withSides={room !== 'narrow'} cost={props.cost}>
        <ViewTools
          isFull={full.isFull}
          onFull={full.toggle}
          withSteps={room === 'narrow' && !readOnly}
          isFolded={choice.isFolded}
          onFold={room === 'narrow' ? null : () => setChoice({ ...choice, isFolded: !choice.isFolded })}
        />
      </Stage>
    ),
    garment: <GarmentPanel colours={props.colours} colour={garment} onColour={props.onColour} />,
  };
  const choosing = { ...parts, choice, onChoice: setChoice };
  return (
    <DesignerContext value={designer}>
      <PictureDrop root={root}>
        <section
          aria-labelledby="designer-title"
          onKeyDown={onKeyDown}
          data-room={room ?? undefined}
          className={clsx(
            'flex flex-col overflow-hidden bg-surface',
            full.isFull ? 'fixed inset-0 z-50' : 'h-editor rounded-card border border-line',
          )}
        >
          <h2 id="designer-title" className="sr-only">
            {t('title')}
          </h2>
          <Bar room={room} readOnly={readOnly} />
          {room === 'wide' ? <WideParts {...parts} isFolded={choice.isFolded} /> : null}
          {room === 'medium' ? <MediumParts {...choosing} /> : null}
          {room === 'narrow' ? <NarrowParts {...choosing} /> : null}
        </section>
      </PictureDrop>
    </DesignerContext>
  );
}
