'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { useEditor } from '@/lib/modules/design/client/use-editor';
import type { DesignEditorProps, EditorPicture, GarmentColour } from './editor-props';
import { DesignerContext, type Designer } from './panels/designer-context';
import { MediumParts, NarrowParts, WideParts, type PanelChoice } from './panels/editor-parts';
import { GarmentPanel } from './panels/garment-panel';
import { MainTools } from './panels/main-tools';
import { keepFocus } from './panels/move-focus';
import { PictureDrop } from './panels/picture-drop';
import { SideSwitch } from './panels/side-switch';
import { Stage } from './panels/stage';
import { useArrived } from './panels/use-arrived';
import { usePreflight } from './panels/use-preflight';
import { useRoom, type Room } from './panels/use-room';
import { useUploads } from './panels/use-uploads';

const PLAIN: GarmentColour = { identifier: '', name: '', hex: '#ffffff' };

/** The given pictures plus those uploaded since, which the owner's props may not contain yet. */
function usePictures({ pictures, onPicture }: DesignEditorProps) {
  const [stored, setStored] = useState<Readonly<Record<string, EditorPicture>>>({});
  // Compared by value, so that equal pictures are not rendered again on each render of the owner.
  const given = JSON.stringify(pictures);
  const known = useMemo(
    () => ({ ...stored, ...(JSON.parse(given) as DesignEditorProps['pictures']) }),
    [stored, given],
  );
  const add = useCallback(
    (src: string, picture: EditorPicture) => {
      setStored((former) => ({ ...former, [src]: picture }));
      onPicture(src, picture);
    },
    [onPicture],
  );
  return { known, add };
}

function useDesignerOf(props: DesignEditorProps, openSettings: () => void): Designer {
  const { family, colours, colour, design, onChange, uploadTarget, refusedWords, readOnly = false } = props;
  const editor = useEditor({ family, design, onChange, readOnly });
  const garment = colours.find(({ identifier }) => identifier === colour) ?? colours[0] ?? PLAIN;
  const pictures = usePictures(props);
  const fontBooks = editor.fonts.books;
  const { issues, checkedWith } = usePreflight(editor.state.design, {
    fontBooks,
    garmentColour: garment.hex,
    pictures: pictures.known,
    refusedWords,
  });
  const arrived = useArrived(editor, pictures.known, pictures.add, openSettings);
  const uploads = useUploads(readOnly ? null : uploadTarget, arrived);
  return {
    editor,
    family,
    garment,
    fontBooks,
    issues,
    checkedWith,
    uploads,
    readOnly,
    openSettings,
    pictures: pictures.known,
    onPicture: pictures.add,
  };
}

/** Undo and redo keys of the editor. Text fields keep their own undo. */
function stepKeys(editor: Editor, readOnly: boolean) {
  return (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.defaultPrevented || readOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (target instanceof HTMLElement && target.matches('textarea, input:not([type=radio], [type=range])'))
      return;
    const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey);
    if (!isRedo && key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (isRedo) editor.redo();
    else editor.undo();
    keepFocus(editor.live.get().selection[0]);
  };
}

/** The toolbar; on small screens it also holds the side switch, to save height. */
function Bar({ room, readOnly }: { room: Room | null; readOnly: boolean }) {
  const isNarrow = room === 'narrow';
  if (readOnly && !isNarrow) return null;
  return (
    <div className="flex shrink-0 items-center justify-between gap-2 border-b border-line px-2 py-1.5">
      {readOnly ? null : (
        <MainTools
          withSelection={!isNarrow}
          isNamed={!isNarrow}
          className={isNarrow ? 'gap-x-1!' : 'flex-wrap'}
        />
      )}
      {isNarrow ? <SideSwitch /> : null}
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
  const openSettings = useCallback(() => setChoice({ panel: 'layer', isFolded: false }), []);
  const designer = useDesignerOf(props, openSettings);
  const { editor, garment, readOnly } = designer;
  const parts = {
    stage: <Stage withSides={room !== 'narrow'} />,
    garment: <GarmentPanel colours={props.colours} colour={garment} onColour={props.onColour} />,
  };
  const choosing = { ...parts, choice, onChoice: setChoice };
  return (
    <DesignerContext value={designer}>
      <PictureDrop root={root}>
        <section
          aria-labelledby="designer-title"
          onKeyDown={stepKeys(editor, readOnly)}
          data-room={room ?? undefined}
          className="flex h-editor flex-col overflow-hidden rounded-card border border-line bg-surface"
        >
          <h2 id="designer-title" className="sr-only">
            {t('title')}
          </h2>
          <Bar room={room} readOnly={readOnly} />
          {room === 'wide' ? <WideParts {...parts} /> : null}
          {room === 'medium' ? <MediumParts {...choosing} /> : null}
          {room === 'narrow' ? <NarrowParts {...choosing} /> : null}
        </section>
      </PictureDrop>
    </DesignerContext>
  );
}
