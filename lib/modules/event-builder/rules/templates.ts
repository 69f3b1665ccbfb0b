import type { BlankColourName } from '@/lib/modules/catalogue/rules/blanks/colours';
import type { FontFamily } from '@/lib/modules/design/rules/font-library';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { EventType } from '@/lib/modules/events/rules/event-types';
import type { BuilderFontSetId, PaletteId } from '@/lib/modules/storefront/rules/looks';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';

/** What an event can be started from, in display order; the texts are in `eventTemplates`. */
export const TEMPLATE_IDS = ['coffee', 'conference', 'club', 'onboarding', 'team', 'sample'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** A product of a template. The first colour is shown; all of them take the same ink. */
export interface TemplateProduct {
  blank: GarmentFamily;
  colours: readonly BlankColourName[];
}

/** A complete draft of one type, but for its texts. */
export interface EventTemplate {
  type: EventType;
  palette: PaletteId;
  fontSet: BuilderFontSetId;
  layout: StoreLayout;
  /** The font of the printed text. */
  printFont: FontFamily;
  products: readonly TemplateProduct[];
}

/** The six templates. S2.2-26. */
export const TEMPLATES: Readonly<Record<TemplateId, EventTemplate>> = {
  coffee: {
    type: 'Store',
    palette: 'sunup',
    fontSet: 'warm',
    layout: 'classic',
    printFont: 'Lora',
    products: [
      { blank: 'tee', colours: ['Black', 'Forest', 'Navy'] },
      { blank: 'tote', colours: ['Oat', 'White'] },
      { blank: 'mug', colours: ['White', 'Oat'] },
    ],
  },
  conference: {
    type: 'Promo',
    palette: 'signal',
    fontSet: 'sturdy',
    layout: 'compact',
    printFont: 'Oswald',
    products: [
      { blank: 'tee', colours: ['Navy', 'Black'] },
      { blank: 'tote', colours: ['Oat', 'White'] },
      { blank: 'bottle', colours: ['White'] },
    ],
  },
  club: {
    type: 'Store',
    palette: 'harbour',
    fontSet: 'loud',
    layout: 'classic',
    printFont: 'Anton',
    products: [
      { blank: 'hoodie', colours: ['Navy', 'Black', 'Forest'] },
      { blank: 'tee', colours: ['Navy', 'Burgundy', 'Black'] },
      { blank: 'cap', colours: ['Navy', 'Black'] },
    ],
  },
  onboarding: {
    type: 'Promo',
    palette: 'graphite',
    fontSet: 'clean',
    layout: 'compact',
    printFont: 'Oswald',
    products: [
      { blank: 'hoodie', colours: ['Charcoal', 'Black'] },
      { blank: 'bottle', colours: ['White'] },
      { blank: 'mug', colours: ['White'] },
    ],
  },
  team: {
    type: 'Bulk',
    palette: 'lagoon',
    fontSet: 'tall',
    layout: 'compact',
    printFont: 'Anton',
    products: [
      { blank: 'tee', colours: ['Black', 'Navy'] },
      { blank: 'hoodie', colours: ['Black', 'Navy'] },
      { blank: 'cap', colours: ['Black', 'Navy'] },
    ],
  },
  sample: {
    type: 'Products',
    palette: 'moss',
    fontSet: 'clean',
    layout: 'compact',
    printFont: 'Oswald',
    products: [
      { blank: 'tee', colours: ['White', 'Oat'] },
      { blank: 'hoodie', colours: ['Forest', 'Black'] },
      { blank: 'mug', colours: ['White'] },
    ],
  },
};
