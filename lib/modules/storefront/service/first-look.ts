import { fontChoice } from '@/lib/modules/design/service/statements/font-choice';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import {
  BUILDER_FONT_SETS,
  offeredPairs,
  type BuilderFontSetId,
  type Palette,
} from '@/lib/modules/storefront/rules/looks';
import type { StoreContent } from '@/lib/db/schema/storefront';
import { offeredRows, type PaletteRow } from '@/lib/modules/storefront/data/palettes';
import { addColourSets, addConfiguration, addFontSets } from '@/lib/modules/storefront/data/first-look';
import { listSets, type ConfigurationSets } from '@/lib/modules/storefront/data/read-configuration';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { freeName } from './free-name';

/** The look and texts of a new event. */
export interface FirstLook extends Palette {
  fontSet: BuilderFontSetId;
  /** The name of the colour set, if it is not one of the platform's. */
  name: string;
  content: StoreContent;
}

/** Default font weights. S3.6-2. */
const WEIGHTS = { one: 500, two: 400 } as const;

function colourRow(tenantId: string, name: string, { primary, secondary, tertiary }: Palette) {
  return {
    tenantId,
    id: newId('colourSet'),
    name,
    backgroundImage: null,
    createdAt: now(),
    primaryColour: primary,
    secondaryColour: secondary,
    tertiaryColour: tertiary,
  };
}

/** Copies of the palettes that are offered now, called by their English names. */
async function platformColours(tx: Transaction, tenantId: string) {
  const nameOf = ({ id, names }: PaletteRow) => names?.en ?? id.charAt(0).toUpperCase() + id.slice(1);
  const rows = await offeredRows(tx);
  // A millisecond apart, since sets are listed by their age.
  const first = now().getTime() - rows.length;
  return rows.map((row, index) => ({
    ...colourRow(tenantId, nameOf(row), row),
    createdAt: new Date(first + index),
  }));
}

function fontRow(tenantId: string, { name, heading, text }: (typeof BUILDER_FONT_SETS)[BuilderFontSetId]) {
  return {
    tenantId,
    id: newId('fontSet'),
    name,
    description: '',
    createdAt: now(),
    fontOne: { name: heading, url: '', weight: WEIGHTS.one },
    fontTwo: { name: text, url: '', weight: WEIGHTS.two },
  };
}

/** The pairs of fonts that are offered now, in their order. */
async function platformFonts(tx: Transaction, tenantId: string) {
  const pairs = offeredPairs(await fontChoice(tx));
  // A millisecond apart, since sets are listed by their age.
  const first = now().getTime() - pairs.length;
  return pairs.map((pair, index) => ({ ...fontRow(tenantId, pair), createdAt: new Date(first + index) }));
}

/** The tenant's sets; with its first event it gets copies of the platform's. */
async function ownSets(tx: Transaction, tenantId: string): Promise<ConfigurationSets> {
  const { colours, fonts } = await listSets(tx, tenantId);
  if (colours.length === 0) await addColourSets(tx, await platformColours(tx, tenantId));
  if (fonts.length === 0) await addFontSets(tx, await platformFonts(tx, tenantId));
  return colours.length > 0 && fonts.length > 0 ? { colours, fonts } : listSets(tx, tenantId);
}

async function chooseColours(
  tx: Transaction,
  context: TenantContext,
  sets: ConfigurationSets['colours'],
  look: FirstLook,
): Promise<string> {
  const same = sets.find(
    (set) =>
      set.primaryColour === look.primary &&
      set.secondaryColour === look.secondary &&
      set.tertiaryColour === look.tertiary,
  );
  if (same) return same.id;
  const { tenantId, userId: createdByUserId = null } = context;
  const row = colourRow(tenantId, freeName(look.name, sets), look);
  await addColourSets(tx, [{ ...row, createdByUserId }]);
  return row.id;
}

async function chooseFonts(
  tx: Transaction,
  tenantId: string,
  sets: ConfigurationSets['fonts'],
  wanted: BuilderFontSetId,
): Promise<string> {
  const { heading, text } = BUILDER_FONT_SETS[wanted];
  const same = sets.find((set) => set.fontOne.name === heading && set.fontTwo.name === text);
  if (same) return same.id;
  const row = fontRow(tenantId, BUILDER_FONT_SETS[wanted]);
  await addFontSets(tx, [row]);
  return row.id;
}

/**
 * Writes a new event's configuration, in the transaction that creates the event and holds the tenant's lock. Colours
 * and fonts that the tenant already has are reused, others become new sets of it (S3.6).
 */
export async function addFirstLook(
  tx: Transaction,
  context: TenantContext,
  eventId: string,
  look: FirstLook,
): Promise<void> {
  const { tenantId } = context;
  const sets = await ownSets(tx, tenantId);
  const colourSetId = await chooseColours(tx, context, sets.colours, look);
  const fontSetId = await chooseFonts(tx, tenantId, sets.fonts, look.fontSet);
  const { content } = look;
  await addConfiguration(tx, { tenantId, eventId, colourSetId, fontSetId, content, updatedAt: now() });
}
