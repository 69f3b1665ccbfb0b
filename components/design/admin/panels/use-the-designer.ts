'use client';

import { useCallback, useMemo, useState } from 'react';
import { useEditor } from '@/lib/modules/design/client/use-editor';
import type { DesignEditorProps, EditorPicture, GarmentColour } from '../editor-props';
import type { LibraryState } from '../library/library-kinds';
import type { Designer } from './designer-context';
import { useArrived } from './use-arrived';
import { usePreflight } from './use-preflight';
import { useUploads } from './use-uploads';

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

/** The context of the editor's panels. */
export function useTheDesigner(
  props: DesignEditorProps,
  openSettings: () => void,
  library: LibraryState,
): Designer {
  const { family, colours, colour, design, onChange, uploadTarget, refusedWords, readOnly = false } = props;
  const { chooseStored } = props;
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
  const uploads = useUploads(readOnly ? null : uploadTarget, (picture, { name, replaces }) =>
    arrived({ ...picture, name }, replaces),
  );
  const addStored =
    readOnly || !chooseStored ? undefined : () => chooseStored((picture) => arrived(picture, null));
  return {
    editor,
    family,
    garment,
    fontBooks,
    issues,
    checkedWith,
    uploads,
    addStored,
    library,
    readOnly,
    openSettings,
    pictures: pictures.known,
    onPicture: pictures.add,
  };
}
