import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import {
  CLIP_ART_GROUPS,
  clipArtOf,
  type ClipArtGroup,
  type ClipArtId,
} from '@/lib/modules/design/rules/clip-art/library';
import { isFound } from '@/lib/modules/design/rules/search-names';
import { SHAPE_IDS, type ShapeId } from '@/lib/modules/design/rules/shapes';
import { TEMPLATE_IDS, type TemplateId } from '@/lib/modules/design/rules/templates/templates';

export interface Found {
  shapes: ShapeId[];
  art: ClipArtId[];
  /** The same drawings by group. */
  groups: { group: ClipArtGroup; ids: ClipArtId[] }[];
  templates: TemplateId[];
}

/** What a search finds by its names, a drawing by the name of its group too. */
export function foundInLibrary(query: string, words: LibraryWords): Found {
  const groups = CLIP_ART_GROUPS.map((group) => ({
    group,
    ids: clipArtOf(group).filter((id) => isFound(query, [words.art[id], words.groups[group]])),
  }));
  return {
    shapes: SHAPE_IDS.filter((id) => isFound(query, [words.shapes[id]])),
    art: groups.flatMap(({ ids }) => ids),
    groups,
    templates: TEMPLATE_IDS.filter((id) => isFound(query, [words.templates[id]])),
  };
}
