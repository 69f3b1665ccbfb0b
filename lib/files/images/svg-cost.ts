import type { SvgElement } from './svg-reader';

/**
 * The most that an SVG may draw, counting every repetition: an element is 1, each of its points 4, or 25 with a
 * stroke. Enough for 125,000 points, or 20,000 with a stroke: a detailed map, many times a logo.
 */
export const MAX_SVG_COST = 500_000;
const FILLED_POINT = 4;
/** Each point of a stroke is outlined, joined and filled; a thick round one costs several times its shape. */
const STROKED_POINT = 25;

/** A gradient is as cheap as a colour, however often it is used. */
const CHEAP = new Set(['linearGradient', 'radialGradient', 'stop']);

const targetsIn = (text: string): string[] =>
  [...text.matchAll(/url\s*\(\s*["']?\s*#([^"')\s]+)/gi)].map(([, id = '']) => id);

function drawnPoints({ attributes }: SvgElement): number {
  const shape = `${attributes.get('d') ?? ''} ${attributes.get('points') ?? ''}`;
  return (shape.match(/-?[\d.]+/g)?.length ?? 0) / 2;
}

/** A marker is drawn at every point of its shape. */
const pointsOf = (element: SvgElement): number => Math.max(2, drawnPoints(element));

const STROKE = /(?:^|[;{\s])stroke\s*:\s*(?!none\b)/i;

/** Whether an element itself says that it, and what is in it, has a stroke; undefined when it says nothing. */
function ownStroke({ attributes }: SvgElement, classesStroke: boolean): boolean | undefined {
  const style = attributes.get('style') ?? '';
  if (STROKE.test(style) || (classesStroke && attributes.has('class'))) return true;
  if (/(?:^|[;\s])stroke\s*:/i.test(style)) return false;
  const stroke = attributes.get('stroke');
  return stroke === undefined || stroke === 'inherit' ? undefined : stroke.trim() !== 'none';
}

/**
 * The elements drawn with a stroke: their own, that of an element they are in, or that of a `use` that shows them. Which
 * class a style sheet gives a stroke is not looked at: all may have it.
 */
function strokedIn(root: SvgElement, byId: ReadonlyMap<string, SvgElement>, sheet: string): Set<SvgElement> {
  const stroked = new Set<SvgElement>();
  const classesStroke = STROKE.test(sheet);
  const open = new Set<SvgElement>();
  const mark = (element: SvgElement, inherited: boolean): void => {
    if (open.has(element) || open.size > MAX_NESTING) return;
    const has = ownStroke(element, classesStroke) ?? inherited;
    if (has) stroked.add(element);
    open.add(element);
    for (const child of element.children) mark(child, has);
    const shown = element.name === 'use' ? element.attributes.get('href') : undefined;
    const target = shown === undefined ? undefined : byId.get(shown.trim().slice(1));
    if (has && target && !stroked.has(target)) mark(target, true);
    open.delete(element);
  };
  mark(root, false);
  return stroked;
}

interface Reference {
  id: string;
  times: number;
}

function referencesOf(element: SvgElement): Reference[] {
  const found: Reference[] = [];
  for (const [name, value] of element.attributes) {
    if (name === 'href' && value.trim().startsWith('#')) found.push({ id: value.trim().slice(1), times: 1 });
    const times = name.startsWith('marker') || /marker/.test(value) ? pointsOf(element) : 1;
    for (const id of targetsIn(value)) found.push({ id, times });
  }
  return found;
}

function walk(element: SvgElement, visit: (element: SvgElement) => void): void {
  visit(element);
  for (const child of element.children) walk(child, visit);
}

/** The maximum nesting, by elements and by reference: each level needs a stack frame in the renderer. */
const MAX_NESTING = 200;

interface Weight {
  cost: number;
  depth: number;
}

const TOO_MUCH: Weight = { cost: Infinity, depth: Infinity };

/** What an element costs to draw, including everything it refers to. */
function weigher(
  byId: ReadonlyMap<string, SvgElement>,
  stroked: ReadonlySet<SvgElement>,
): (element: SvgElement) => Weight {
  const known = new Map<SvgElement, Weight>();
  const open = new Set<SvgElement>();
  const weigh = (element: SvgElement): Weight => {
    if (CHEAP.has(element.name)) return { cost: 0, depth: 1 };
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element) || open.size > MAX_NESTING) return TOO_MUCH;
    open.add(element);
    const referred = referencesOf(element).flatMap(({ id, times }) => {
      const target = byId.get(id);
      return target ? [{ target, times }] : [];
    });
    const drawn = [...element.children.map((target) => ({ target, times: 1 })), ...referred];
    const perPoint = stroked.has(element) ? STROKED_POINT : FILLED_POINT;
    let [cost, deepest] = [1 + drawnPoints(element) * perPoint, 0];
    for (const { target, times } of drawn) {
      const inner = weigh(target);
      cost += inner.cost * times;
      deepest = Math.max(deepest, inner.depth);
    }
    const weight = deepest >= MAX_NESTING ? TOO_MUCH : { cost, depth: deepest + 1 };
    open.delete(element);
    known.set(element, weight);
    return weight;
  };
  return weigh;
}

/**
 * What an SVG costs to draw, by its elements and points, counting a referenced element each time. A style sheet may refer to anything, so it
 * counts for every element. Infinity for one that contains itself, or is nested too deeply.
 */
export function svgCost(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  let elements = 0;
  const styled: string[] = [];
  let sheet = '';
  walk(root, (element) => {
    elements += 1;
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.name !== 'style') return;
    styled.push(...targetsIn(element.text));
    sheet += element.text;
  });
  const weigh = weigher(byId, strokedIn(root, byId, sheet));
  const everywhere = styled.reduce((sum, id) => {
    const target = byId.get(id);
    return target ? sum + weigh(target).cost : sum;
  }, 0);
  return weigh(root).cost + everywhere * elements;
}
