import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { customisableTexts } from '@/lib/modules/design/rules/personalise';
import type { Scene, Side, TextLayer } from '@/lib/modules/design/rules/scene-types';

/** The product data that a list is matched with: its customisable texts, colours and sizes. */
export interface ListTarget {
  scenes: readonly Scene[];
  colours: readonly { identifier: string; name: string }[];
  variants: readonly { variant_id: string; identifier: string; size: string; available: number }[];
}

/** One text that each row provides. */
export interface ListText {
  side: Side;
  layer: TextLayer;
  /** Its key among the row's texts. */
  key: string;
}

/** The content of a column; `null` is ignored. */
type ListColumn = { text: string } | 'size' | 'colour' | 'quantity' | null;

/** Usual column headings, in the store's languages. */
const WORDS: Record<'size' | 'colour' | 'quantity' | 'text', readonly string[]> = {
  size: ['size', 'taille', 'grosse', 'groesse', 'taglia', 'talla', 'maat', 'storrelse', 'koko', 'storlek'],
  colour: ['colour', 'color', 'couleur', 'farbe', 'colore', 'kleur', 'farve', 'vari', 'farge', 'farg'],
  quantity: [
    ...['quantity', 'qty', 'pieces', 'quantite', 'menge', 'anzahl', 'stuck', 'quantita', 'cantidad'],
    ...['aantal', 'antal', 'maara', 'antall'],
  ],
  text: [
    ...[
      'text',
      'name',
      'player',
      'texte',
      'nom',
      'testo',
      'nome',
      'texto',
      'nombre',
      'tekst',
      'naam',
      'navn',
    ],
    ...['teksti', 'nimi', 'namn', 'spieler', 'number', 'no', 'nr', 'nummer', 'numero', 'numer', 'numero'],
  ],
};
const NUMBER_WORDS = ['number', 'no', 'nr', 'nummer', 'numero'];

/** Removes accents, case and punctuation: `Größe` → `grosse`, `Colour:` → `colour`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** The texts that each row of a list provides, in drawing order. */
export function listTexts({ scenes }: Pick<ListTarget, 'scenes'>): ListText[] {
  return scenes.flatMap((scene) =>
    customisableTexts(scene).map((layer) => ({ side: scene.side, layer, key: `${scene.side}.${layer.id}` })),
  );
}

/** The product's size that a text means, in any spelling, or null. */
export function sizeNamed({ variants }: Pick<ListTarget, 'variants'>, text: string): string | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const found = variants.find(
    ({ size }) =>
      fold(size) === wanted || fold(sizeLabel(size)) === wanted || sizeLabel(size) === sizeLabel(text),
  );
  return found?.size ?? null;
}

/** The identifier of the colour that a text means, or null. */
export function colourNamed({ colours }: Pick<ListTarget, 'colours'>, text: string): string | null {
  const wanted = fold(text);
  const found = colours.find(({ identifier, name }) => fold(name) === wanted || fold(identifier) === wanted);
  return wanted === '' ? null : (found?.identifier ?? null);
}

type Matched = { columns: ListColumn[]; header: boolean };

const isOwnName = ({ id, label = '' }: TextLayer, cell: string): boolean =>
  fold(cell) !== '' && [id, label].some((name) => fold(name) === fold(cell));

function headOf(cell: string, texts: readonly ListText[], taken: ReadonlySet<string>): ListColumn {
  const word = fold(cell);
  if (word === '') return null;
  for (const kind of ['size', 'colour', 'quantity'] as const) if (WORDS[kind].includes(word)) return kind;
  const free = texts.filter(({ key }) => !taken.has(key));
  const named = free.find(({ layer }) => isOwnName(layer, cell));
  if (named) return { text: named.key };
  if (!WORDS.text.includes(word)) return null;
  const digits = free.find(({ layer }) => layer.allowed === 'digits');
  const letters = free.find(({ layer }) => layer.allowed !== 'digits');
  const fitting = NUMBER_WORDS.includes(word) ? (digits ?? letters) : (letters ?? digits);
  return fitting ? { text: fitting.key } : null;
}

function byHeader(first: readonly string[], texts: readonly ListText[]): ListColumn[] | null {
  const taken = new Set<string>();
  const columns = first.map((cell) => {
    const column = headOf(cell, texts, taken);
    if (column !== null && typeof column === 'object') taken.add(column.text);
    return column;
  });
  const known = columns.filter((column) => column !== null).length;
  const own = texts.some(({ layer }) => first.some((cell) => isOwnName(layer, cell)));
  // A single matching word may be a name: it counts as a heading only if the layer has that name, or if it is the only
  // column.
  return taken.size > 0 && (known >= 2 || own || first.length === 1) ? columns : null;
}

const isQuantity = (cell: string): boolean => /^\d{1,3}$/.test(cell);

/**
 * Guesses the columns of a list without headings from their content; columns that could be anything become texts in
 * order.
 */
function byContent(rows: readonly string[][], target: ListTarget, texts: readonly ListText[]): ListColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cellsOf = (at: number): string[] => rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const all = (at: number, fits: (cell: string) => boolean): boolean =>
    cellsOf(at).length > 0 && cellsOf(at).every(fits);
  const free = [...texts];
  const used = new Set<'size' | 'colour' | 'quantity'>();
  const surplus = (at: number): boolean => width - at > free.length;
  return Array.from({ length: width }, (_, at): ListColumn => {
    const once = (kind: 'size' | 'colour' | 'quantity', fits: (cell: string) => boolean): boolean => {
      if (used.has(kind) || !surplus(at) || !all(at, fits)) return false;
      used.add(kind);
      return true;
    };
    if (once('size', (cell) => sizeNamed(target, cell) !== null)) return 'size';
    if (once('colour', (cell) => colourNamed(target, cell) !== null)) return 'colour';
    if (free.length === 0) return once('quantity', isQuantity) ? 'quantity' : null;
    const digits = all(at, isQuantity) ? free.findIndex(({ layer }) => layer.allowed === 'digits') : -1;
    const [next] = free.splice(Math.max(0, digits), 1);
    return next ? { text: next.key } : null;
  });
}

/** The content of each column of a list, and whether its first row is a heading. */
export function listColumns(rows: readonly string[][], target: ListTarget): Matched {
  const texts = listTexts(target);
  const named = byHeader(rows[0] ?? [], texts);
  if (named) return { columns: named, header: true };
  return { columns: byContent(rows, target, texts), header: false };
}
