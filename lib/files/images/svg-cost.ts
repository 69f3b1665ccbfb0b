import type { SvgElement } from './svg-reader';

/** How many drawn elements an SVG may come to once everything it repeats is counted as often as it is drawn. */
export const MAX_SVG_COST = 500_000;

/** A gradient is a colour, however it is used. */
const CHEAP = new Set(['linearGradient', 'radialGradient', 'stop']);

const targetsIn = (text: string): string[] =>
  [...text.matchAll(/url\s*\(\s*["']?\s*#([^"')\s]+)/gi)].map(([, id = '']) => id);

/** A marker is drawn at every point of its shape. */
function pointsOf({ attributes }: SvgElement): number {
  const shape = `${attributes.get('d') ?? ''} ${attributes.get('points') ?? ''}`;
  return Math.max(2, (shape.match(/-?[\d.]+/g)?.length ?? 0) / 2);
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

/** How far what is drawn may be nested, by elements and by reference: each level is a stack frame of whoever draws it. */
const MAX_NESTING = 200;

interface Weight {
  cost: number;
  depth: number;
}

const TOO_MUCH: Weight = { cost: Infinity, depth: Infinity };

/** What an element draws, with all that it refers to, as often as it does. */
function weigher(byId: ReadonlyMap<string, SvgElement>): (element: SvgElement) => Weight {
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
    let [cost, deepest] = [1, 0];
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
 * How much an SVG draws: each element, and what it refers to as often as it does. A style sheet may refer from anywhere,
 * and is taken to do so. Infinity for one that contains itself, or is nested without measure.
 */
export function svgCost(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  let elements = 0;
  const styled: string[] = [];
  walk(root, (element) => {
    elements += 1;
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.name === 'style') styled.push(...targetsIn(element.text));
  });
  const weigh = weigher(byId);
  const everywhere = styled.reduce((sum, id) => {
    const target = byId.get(id);
    return target ? sum + weigh(target).cost : sum;
  }, 0);
  return weigh(root).cost + everywhere * elements;
}
