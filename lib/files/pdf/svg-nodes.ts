/** An element of one of our own SVGs, with its children. */
export interface SvgNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgNode[];
}

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/y;
const ATTRIBUTE = / ([a-zA-Z:-]+)="([^"<]*)"/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Parses an SVG from `sceneToSvg`: elements and attributes, no text between them. It accepts only what that function
 * writes; anything else is a RangeError, so that nothing is left out silently.
 */
export function parseSvg(svg: string): SvgNode {
  const root: SvgNode = { name: '', attributes: {}, children: [] };
  const open: SvgNode[] = [root];
  TAG.lastIndex = 0;
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(svg);
    const top = open.at(-1);
    if (!match || !top) throw new RangeError('not a drawing of ours');
    const [whole, closing, name = '', attributes = '', empty] = match;
    at += whole.length;
    if (closing) {
      if (top.name !== name) throw new RangeError('not a drawing of ours');
      open.pop();
      continue;
    }
    const node: SvgNode = { name, attributes: attributesOf(attributes), children: [] };
    top.children.push(node);
    if (!empty) open.push(node);
  }
  const [first] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !first)
    throw new RangeError('not a drawing of ours');
  return first;
}
