import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';

/** The selected layers of the shown side, in drawing order. */
export function useSelected(): Layer[] {
  const { selection } = useDesigner().editor.state;
  const scene = useScene();
  return (scene?.layers ?? []).filter(({ id }) => selection.includes(id));
}
