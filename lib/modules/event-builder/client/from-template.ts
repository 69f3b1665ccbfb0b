import {
  offeredBlank,
  type BuilderBlank,
  type BuilderBlanks,
} from '@/lib/modules/event-builder/rules/builder-blanks';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { madeOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { suggestPrice } from '@/lib/modules/event-builder/rules/suggest-price';
import {
  TEMPLATES,
  type EventTemplate,
  type TemplateId,
  type TemplateProduct,
} from '@/lib/modules/event-builder/rules/templates';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';
import { toWire } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

/** The texts of a template in the language of whoever starts from it. */
export interface TemplateTexts {
  heading: string;
  subheading: string;
  /** What its products have printed on them; lines are separated by `\n`. */
  print: string;
  /** The name of a product of this blank. */
  productName: (blank: GarmentFamily) => string;
}

interface Given {
  region: Region;
  texts: TemplateTexts;
  /** What the server offers: a product of a withdrawn blank is left out. */
  blanks: BuilderBlanks;
}

const INKS = { light: '#ffffff', dark: '#17181a' } as const;
/** The text's share of the print area, and how far down its centre is: on clothes where people look first. */
const TEXT_WIDTH = 0.8;
const LARGEST = { ofWidth: 0.17, ofHeight: 0.28 } as const;
/** The width of a wide capital in em, so that the longest line fits without being shrunk. */
const CAPITAL_EM = 0.78;
const TALL_MM = 300;
const centreOf = (heightMm: number) => heightMm * (heightMm >= TALL_MM ? 0.27 : 0.5);

const inkOn = (hex: string): string =>
  contrastRatio(INKS.light, hex) >= contrastRatio(INKS.dark, hex) ? INKS.light : INKS.dark;

function printed(family: GarmentFamily, hex: string, text: string, { printFont }: EventTemplate): Scene {
  const area = printArea(family, 'front');
  const { widthMm, heightMm } = area;
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  const size = Math.min(
    widthMm * LARGEST.ofWidth,
    heightMm * LARGEST.ofHeight,
    (widthMm * TEXT_WIDTH) / (longest * CAPITAL_EM),
  );
  const layer = {
    id: 'text',
    type: 'text' as const,
    text,
    fontFamily: printFont,
    fontSizeMm: Math.floor(size * 10) / 10,
    fill: inkOn(hex),
    textAlign: 'center' as const,
    maxWidthMm: Math.floor(widthMm * TEXT_WIDTH),
    angle: 0,
    scale: 1,
    customisable: false,
    position: { x: widthMm / 2, y: Math.round(centreOf(heightMm)) },
  };
  return { version: 1, side: 'front', area, layers: [layer] };
}

function coloursOf(blank: BuilderBlank, { colours }: TemplateProduct) {
  return colours.flatMap((name) => blank.colours.find((colour) => colour.name === name) ?? []);
}

function productOf(
  made: TemplateProduct,
  template: EventTemplate,
  { region, texts, blanks }: Given,
): TemporaryProduct[] {
  const blank = offeredBlank(blanks, made.blank);
  const colours = blank ? coloursOf(blank, made) : [];
  const [first] = colours;
  if (!blank || !first) return [];
  const front = printed(blank.family, first.hex, texts.print, template);
  return [
    {
      ...madeOf(blank),
      name: texts.productName(made.blank),
      price: toWire(suggestPrice(blank, REGION_FACTS[region].currency)),
      colours: colours.map(({ identifier }) => identifier),
      design: designToWire(blank.family, { front }) as TemporaryProduct['design'],
    },
  ];
}

/** What a template decides of a new event; the name is the client's own. Prices are ex VAT and above cost. S2.2-26. */
export function fromTemplate(
  id: TemplateId,
  given: Given,
): Pick<TemporaryStore, 'type' | 'theme' | 'products'> & {
  page: Pick<TemporaryStore['page'], 'heading' | 'subheading'>;
} {
  const template = TEMPLATES[id];
  const { type, palette, fontSet, layout, products } = template;
  const { heading, subheading } = given.texts;
  return {
    type,
    theme: { ...PALETTES[palette], font_set: fontSet, layout },
    page: { heading, subheading },
    products: products.flatMap((product) => productOf(product, template, given)),
  };
}
