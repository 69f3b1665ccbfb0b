'use client';

import { ImagePlus, Redo2, Type, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PICTURE_ACCEPT } from './picture-button';
import { useDesigner } from './designer-context';
import { Tools, type Tool } from './tools';
import { useAddText } from './use-add-text';
import { useSelectionTools } from './use-selection-tools';

interface MainToolsProps {
  /** Includes the selection's tools. */
  withSelection: boolean;
  /** Shows labels beside the icons of the adding tools. */
  isNamed: boolean;
  className?: string;
}

/** Adding tools, undo and redo; where there is room, also the selection's tools. */
export function MainTools({ withSelection, isNamed, className }: MainToolsProps) {
  const t = useTranslations('designer.tools');
  const { editor, uploads } = useDesigner();
  const [files, setFiles] = useState<HTMLInputElement | null>(null);
  const addText = useAddText();
  const selectionTools = useSelectionTools();
  const add: Tool[] = [{ id: 'text', label: t('addText'), icon: Type, isNamed, onUse: addText }];
  if (uploads) {
    const onUse = () => files?.click();
    add.push({ id: 'picture', label: t('addPicture'), icon: ImagePlus, isNamed, onUse });
  }
  const steps: Tool[] = [
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
  return (
    <>
      <Tools
        label={t('label')}
        groups={[add, steps, ...(withSelection ? selectionTools : [])]}
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
