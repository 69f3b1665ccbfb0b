import { PDFDocument, PDFName, type PDFContext } from 'pdf-lib';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { pdfNumber, pdfPath } from './path-operators';
import { addPicture, type PdfPicture, pictureName } from './scene-picture';
import { parseSvg, type SvgNode } from './svg-nodes';

const POINTS_PER_MM = 72 / 25.4;

/** The inherited properties of an element. */
interface Paint {
  fill: string;
  stroke: string;
  strokeWidth: number;
}

interface Desk {
  context: PDFContext;
  /** By URL, so that a picture used twice is stored once. */
  pictures: Map<string, PdfPicture>;
}

type Matrix = readonly [number, number, number, number, number, number];

const concat = (matrix: Matrix): string => `${matrix.map((value) => pdfNumber(value, 8)).join(' ')} cm`;
const attribute = (node: SvgNode, name: string): number => Number(node.attributes[name] ?? 0);

function transformOf(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].map(([, kind, values = '']) => {
    const [first = 0, second] = values.split(' ').map(Number);
    if (kind === 'translate') return concat([1, 0, 0, 1, first, second ?? 0]);
    if (kind === 'scale') return concat([first, 0, 0, second ?? first, 0, 0]);
    const turn = (first * Math.PI) / 180;
    return concat([Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  });
}

function colour(hex: string, name: 'rg' | 'RG'): string {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new RangeError('not a colour in a drawing');
  const parts = [1, 3, 5].map((from) => pdfNumber(parseInt(hex.slice(from, from + 2), 16) / 255));
  return `${parts.join(' ')} ${name}`;
}

function paintOf({ attributes }: SvgNode, above: Paint): Paint {
  return {
    fill: attributes.fill ?? above.fill,
    stroke: attributes.stroke ?? above.stroke,
    strokeWidth:
      attributes['stroke-width'] === undefined ? above.strokeWidth : Number(attributes['stroke-width']),
  };
}

function drawPath(node: SvgNode, paint: Paint): string[] {
  const hasFill = paint.fill !== 'none';
  const hasLine = paint.stroke !== 'none' && paint.strokeWidth > 0;
  if (!hasFill && !hasLine) return [];
  const star = node.attributes['fill-rule'] === 'evenodd' ? '*' : '';
  const finish = hasFill ? `${hasLine ? 'B' : 'f'}${star}` : 'S';
  return [
    ...(hasFill ? [colour(paint.fill, 'rg')] : []),
    // Round caps and joins, as all strokes of a scene have.
    ...(hasLine ? [colour(paint.stroke, 'RG'), `${pdfNumber(paint.strokeWidth)} w 1 J 1 j`] : []),
    pdfPath(node.attributes.d ?? ''),
    finish,
  ];
}

async function drawPicture(node: SvgNode, desk: Desk): Promise<string[]> {
  const href = node.attributes.href ?? '';
  const picture = desk.pictures.get(href) ?? (await addPicture(desk.context, href));
  desk.pictures.set(href, picture);
  const name = pictureName([...desk.pictures.keys()].indexOf(href));
  const [width, height] = [attribute(node, 'width'), attribute(node, 'height')];
  const keeps = node.attributes.preserveAspectRatio !== 'none';
  const scale = Math.min(width / picture.widthPx, height / picture.heightPx);
  const [wide, high] = keeps ? [picture.widthPx * scale, picture.heightPx * scale] : [width, height];
  const left = attribute(node, 'x') + (width - wide) / 2;
  const top = attribute(node, 'y') + (height - high) / 2;
  // In PDF, pictures are drawn upwards from their bottom edge.
  return [concat([wide, 0, 0, -high, left, top + high]), `${name.toString()} Do`];
}

/** A nested SVG: its box clips, its viewBox selects the visible part. */
function openWindow(node: SvgNode): string[] {
  const [x = 0, y = 0, width = 1, height = 1] = (node.attributes.viewBox ?? '').split(' ').map(Number);
  const scaleX = attribute(node, 'width') / width;
  const scaleY = attribute(node, 'height') / height;
  const [left, top] = [attribute(node, 'x') - x * scaleX, attribute(node, 'y') - y * scaleY];
  const box = [x, y, width, height].map((value) => pdfNumber(value)).join(' ');
  return [concat([scaleX, 0, 0, scaleY, left, top]), `${box} re W n`];
}

async function drawNode(node: SvgNode, above: Paint, desk: Desk): Promise<string[]> {
  const paint = paintOf(node, above);
  const head = transformOf(node.attributes.transform);
  const body: string[] = [];
  if (node.name === 'path') body.push(...drawPath(node, paint));
  else if (node.name === 'image') body.push(...(await drawPicture(node, desk)));
  else if (node.name === 'svg') body.push(...openWindow(node));
  else if (node.name !== 'g') throw new RangeError(`a drawing for print holds no ${node.name}`);
  for (const child of node.children) body.push(...(await drawNode(child, paint, desk)));
  return ['q', ...head, ...body, 'Q'];
}

/**
 * Converts an SVG from `sceneToSvg` (one px per mm, pictures as `data:` URLs) into a one-page PDF of `area` in mm:
 * vectors stay vectors, pictures keep their pixels, and it contains no font. The same drawing gives the same bytes.
 */
export async function drawScenePdf(
  svg: SafeSvg,
  area: { widthMm: number; heightMm: number },
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const [width, height] = [area.widthMm * POINTS_PER_MM, area.heightMm * POINTS_PER_MM];
  const page = document.addPage([width, height]);
  const desk: Desk = { context, pictures: new Map() };
  const root = parseSvg(svg);
  const box = { ...root, attributes: { ...root.attributes, width: String(width), height: String(height) } };
  const drawn = await drawNode(box, { fill: '#000000', stroke: 'none', strokeWidth: 1 }, desk);
  // The y axis points up in PDF and down in SVG.
  const content = ['q', concat([1, 0, 0, -1, 0, height]), ...drawn, 'Q'].join('\n');
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const pictures = [...desk.pictures.values()].map(({ ref }, index) => [pictureName(index), ref] as const);
  const named = context.obj({});
  for (const [name, ref] of pictures) named.set(name, ref);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: named }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
