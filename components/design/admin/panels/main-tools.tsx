'use client';

import { ImagePlus, Images, Redo2, Shapes, Type, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PICTURE_ACCEPT } from './picture-button';
import { useDesigner } from './designer-context';
import { Tools, type Tool } from './tools';
import { useAddText } from './use-add-text';
import { useSelectionTools } from './use-selection-tools';

/** The tools that take back and repeat. */
export function useStepTools(): Tool[] {
  const t = useTranslations('designer.tools');
  const { editor } = useDesigner();
  return [
    {
      id: 'undo',
      label: t('undo'),
      icon: Undo2,
      isOff: !editor.canUndo,
      keys: 'Control+Z',
      onUse: editor.undo,
    },
    {
      id: 'redo',
      label: t('redo'),
      icon: Redo2,
      isOff: !editor.canRedo,
      keys: 'Control+Shift+Z',
      onUse: editor.redo,
    },
  ];
}

interface MainToolsProps {
  /** Includes undo, redo and the selection's tools; where there is no room, they have other places. */
  withSelection: boolean;
  /** Shows what the adding tools add beside their icons. */
  isNamed: boolean;
  className?: string;
}

/** Adding tools; where there is room, also undo, redo and the selection's tools. */
export function MainTools({ withSelection, isNamed, className }: MainToolsProps) {
  const t = useTranslations('designer.tools');
  const names = useTranslations('designer');
  const { uploads, addStored, library } = useDesigner();
  const [files, setFiles] = useState<HTMLInputElement | null>(null);
  const addText = useAddText();
  const steps = useStepTools();
  const selectionTools = useSelectionTools();
  const text = isNamed ? names('text.title') : undefined;
  const add: Tool[] = [{ id: 'text', label: t('addText'), icon: Type, text, onUse: addText }];
  if (uploads) {
    const onUse = () => files?.click();
    const picture = isNamed ? names('picture.title') : undefined;
    add.push({ id: 'picture', label: t('addPicture'), icon: ImagePlus, text: picture, onUse });
  }
  if (addStored) add.push({ id: 'stored', label: t('addStored'), icon: Images, onUse: addStored });
  add.push({
    id: 'graphic',
    label: t('addGraphic'),
    icon: Shapes,
    text: isNamed ? names('library.title') : undefined,
    isOn: library.kind !== null,
    onUse: () => (library.kind === null ? library.open('shapes') : library.close()),
  });
  return (
    <>
      <Tools
        label={t('label')}
        groups={[add, ...(withSelection ? [steps, ...selectionTools] : [])]}
        className={className}
      />
      {uploads ? (
        <input
          ref={setFiles}
          type="file"
          hidden
          multiple
          accept={PICTURE_ACCEPT}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      ) : null}
    </>
  );
}

/** The selection's tools, where the main toolbar has no room for them. */
export function SelectionTools() {
  const t = useTranslations('designer.tools');
  const groups = useSelectionTools();
  return (
    <Tools
      label={t('selectionLabel')}
      groups={groups}
      className="scroll-row border-b border-line px-3 py-1.5"
    />
  );
}
