'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import type { Editor } from '@/lib/modules/design/client/editor-types';
import { boxFor, printedSize } from '@/lib/modules/design/rules/picture-size';
import { SIDES, type ImageLayer } from '@/lib/modules/design/rules/scene-types';
import type { ArrivedPicture, EditorPicture } from '../editor-props';

type Known = Readonly<Record<string, EditorPicture>>;

/** The image layer to replace and its side; it may have been removed in the meantime. */
function findImage({ state: { design } }: Editor, id: string | null) {
  for (const side of SIDES) {
    const layer = design[side]?.layers.find((one) => one.id === id);
    if (layer?.type === 'image') return { side, layer };
  }
  return null;
}

/** The new picture keeps the old one's printed width; the old crop does not apply to it. */
function fieldsFor(layer: ImageLayer, picture: EditorPicture & { id: string }, pictures: Known) {
  const former = pictures[layer.src];
  const before = former
    ? printedSize(layer, { width: former.widthPx, height: former.heightPx })
    : { widthMm: layer.widthMm * layer.scale };
  const own = { width: picture.widthPx, height: picture.heightPx };
  const box = boxFor({ ...layer, crop: undefined }, own, { widthMm: before.widthMm });
  return { src: picture.id, location: 'file' as const, crop: undefined, ...box };
}

const nameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Puts a stored picture into the design, as a new layer or in place of the layer `replaces`. */
export function useArrived(
  editor: Editor,
  pictures: Known,
  onPicture: (src: string, picture: EditorPicture) => void,
  openSettings: () => void,
) {
  const t = useTranslations('designer.upload');
  return ({ name, ...picture }: ArrivedPicture, replaces: string | null): void => {
    const { id, ...known } = picture;
    onPicture(id, known);
    const found = findImage(editor, replaces);
    if (found) {
      if (found.side !== editor.state.side) editor.dispatch({ type: 'side', side: found.side });
      const fields = fieldsFor(found.layer, picture, pictures);
      editor.dispatch({ type: 'set-image', ids: [found.layer.id], fields });
      return;
    }
    const { widthPx, heightPx } = picture;
    const added = editor.dispatch({
      type: 'add-image',
      src: id,
      location: 'file',
      widthPx,
      heightPx,
      label: nameOf(name),
    });
    if (added) openSettings();
    else toast('error', t('full'));
  };
}
