import type { SvgElement } from './svg-reader';

/** The most elements that an SVG may draw, counting every repetition. */
export const MAX_SVG_COST = 500_000;

/** A gradient is as cheap as a colour, however often it is used. */
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

/** The maximum nesting, by elements and by reference: each level needs a stack frame in the renderer. */
const MAX_NESTING = 200;

interface Weight {
  cost: number;
  depth: number;
}

const TOO_MUCH: Weight = { cost: Infinity, depth: Infinity };

/** The number of elements that an element draws, including everything it refers to. */
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
 * How many elements an SVG draws, counting a referenced element each time. A style sheet may refer to anything, so it
 * counts for every element. Infinity for one that contains itself, or is nested too deeply.
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
