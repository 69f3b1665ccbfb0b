import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { EventType } from '@/lib/modules/events/rules/event-types';
import type { TemplateId } from '@/lib/modules/event-builder/rules/templates';
import { PALETTES, type BuilderFontSetId, type PaletteId } from '@/lib/modules/storefront/rules/looks';
import type { Region } from '@/lib/kernel/regions';
import { fromTemplate, type TemplateTexts } from './from-template';

/** What the form for a new event asks for. */
export interface StartValues {
  start: 'blank' | TemplateId;
  /** Only of a blank start: a template has its own. */
  type: EventType;
  page: { name: string };
  region: Region;
  palette: PaletteId;
  font: BuilderFontSetId;
}

/** The store that the form's values make: what is shown beside the form, and what is sent. S2.2-26. */
export function startedStore(
  { start, type, page: { name }, region, palette, font }: StartValues,
  textsOf: (id: TemplateId) => TemplateTexts,
): TemporaryStore {
  const look = { ...PALETTES[palette], font_set: font };
  const base = { img_id: null, region };
  if (start === 'blank') {
    return { ...base, type, theme: look, page: { name, heading: '', subheading: '' }, products: [] };
  }
  const made = fromTemplate(start, { region, texts: textsOf(start) });
  return { ...base, ...made, theme: { ...made.theme, ...look }, page: { ...made.page, name } };
}
