import { canonicalJson as json } from '@/lib/modules/design/rules/canonical-scene';
import { SIDES, type Layer, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';

/** What was done to the layers of a side, each by its name. */
interface SideActs {
  added?: string[];
  removed?: string[];
  moved?: string[];
  changed?: string[];
}

/** A changed layer with those of its values that differ. */
type LayerValues = { layer: string } & Record<string, unknown>;

/** What a save did to a design: by side, and the values of changed layers before and after. */
export interface DesignChanges {
  acts: Partial<Record<Side, SideActs>>;
  values: Partial<Record<Side, { before: LayerValues[]; after: LayerValues[] }>>;
}

const NAME_LENGTH = 40;
/** What places a layer; it is told as a move, without numbers. */
const PLACE = ['position', 'angle', 'scale'] as const;
/** The values of a layer that say something to who reads the log, by their names there. */
const TOLD = {
  label: 'name',
  text: 'text',
  fontFamily: 'font',
  fontSizeMm: 'font_size',
  fill: 'colour',
  stroke: 'outline',
  src: 'picture',
  customisable: 'customisable',
  hidden: 'hidden',
  locked: 'locked',
} as const;

/** What a layer is called: by its label, else by its text or picture. */
function nameOf(layer: Layer): string {
  const own = layer.label ?? (layer.type === 'text' ? layer.text : layer.type === 'image' ? layer.src : '');
  const name = own.replaceAll(/\s+/g, ' ').trim() || layer.id;
  const letters = [...name];
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH).join('')}…` : name;
}

type TextKey = keyof typeof TOLD;
const TEXT_KEYS = Object.keys(TOLD) as TextKey[];

const without = (layer: Layer, names: readonly string[]) =>
  Object.fromEntries(Object.entries(layer).filter(([name]) => !names.includes(name)));

/** The values that differ from one layer to the other, of both. */
function differing(was: Layer, is: Layer): [LayerValues, LayerValues] | null {
  const [old, now] = [
    new Map<string, unknown>(Object.entries(was)),
    new Map<string, unknown>(Object.entries(is)),
  ];
  const names = TEXT_KEYS.filter((name) => json(old.get(name)) !== json(now.get(name)));
  const valuesOf = (layer: Layer, all: ReadonlyMap<string, unknown>): LayerValues => ({
    layer: nameOf(layer),
    ...Object.fromEntries(names.map((name) => [TOLD[name], all.get(name) ?? null])),
  });
  return names.length === 0 ? null : [valuesOf(was, old), valuesOf(is, now)];
}

/** The ids that keep their order from one list to the other: the longest such row of them. */
function inOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const best: string[][] = [];
  for (const [at, id] of after.entries()) {
    const place = before.indexOf(id);
    const shorter = best.slice(0, at).filter((row) => before.indexOf(row.at(-1) ?? '') < place);
    const longest = shorter.reduce<string[]>((one, row) => (row.length > one.length ? row : one), []);
    best.push([...longest, id]);
  }
  return new Set(best.reduce<string[]>((one, row) => (row.length > one.length ? row : one), []));
}

interface Sides {
  acts: SideActs;
  values: { before: LayerValues[]; after: LayerValues[] };
}

function changesOfSide(before: readonly Layer[], after: readonly Layer[]): Sides {
  const old = new Map(before.map((layer) => [layer.id, layer]));
  const kept = after.filter(({ id }) => old.has(id)).map(({ id }) => id);
  const stay = inOrder(
    before.map(({ id }) => id),
    kept,
  );
  const names = new Set(after.map(({ id }) => id));
  const acts: Required<SideActs> = { added: [], removed: [], moved: [], changed: [] };
  const values: Sides['values'] = { before: [], after: [] };
  acts.removed = before.filter(({ id }) => !names.has(id)).map(nameOf);
  for (const layer of after) {
    const was = old.get(layer.id);
    if (!was) {
      acts.added.push(nameOf(layer));
      continue;
    }
    const isPlaced = PLACE.every((name) => json(was[name]) === json(layer[name])) && stay.has(layer.id);
    if (!isPlaced) acts.moved.push(nameOf(layer));
    if (json(without(was, PLACE)) === json(without(layer, PLACE))) continue;
    acts.changed.push(nameOf(layer));
    const both = differing(was, layer);
    if (!both) continue;
    values.before.push(both[0]);
    values.after.push(both[1]);
  }
  return { acts: Object.fromEntries(Object.entries(acts).filter(([, list]) => list.length > 0)), values };
}

/** What a save does to a design's layers: which are added, removed, moved and changed, by name and side, and to which values. D44-1. */
export function designChanges(
  before: Readonly<Record<Side, Scene | null>>,
  after: Readonly<Record<Side, Scene | null>>,
): DesignChanges {
  const changes: DesignChanges = { acts: {}, values: {} };
  for (const side of SIDES) {
    const { acts, values } = changesOfSide(before[side]?.layers ?? [], after[side]?.layers ?? []);
    if (Object.keys(acts).length > 0) changes.acts[side] = acts;
    if (values.after.length > 0) changes.values[side] = values;
  }
  return changes;
}
