/** @jest-environment node */
import fc from 'fast-check';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { LOCALES } from '@/lib/kernel/locales';
import { designSchema } from '@/lib/modules/design/contract/scene';
import { propertyRuns } from '@/scripts/test/property-runs';
import { applyCommand } from '../edit/apply-command';
import { createGeometry } from '../edit/create-geometry';
import type { FontBooks } from '../font-book';
import { BLANKS } from '../garments/blanks';
import { printArea } from '../garments/print-area';
import { layerBounds } from '../layer-bounds';
import { preflight } from '../preflight';
import { GARMENT_FAMILIES, type PrintArea, type Scene, SIDES } from '../scene-types';
import { buildTemplate, templateWords } from './build-template';
import { lookOn } from './look';
import type { SampleTexts } from './plan';
import { sampleTexts, type SampleWords } from './sample-texts';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from './templates';

const CLOTHS = ['#1f4d3a', '#ffffff', '#c8102e', '#141414', '#8a8d91', '#f2a900', '#1b2a52', '#e7639d'];
const TODAY = new Date('2026-11-23T12:00:00Z');
const AREAS = GARMENT_FAMILIES.filter((family) => family in BLANKS).flatMap((family) =>
  SIDES.map((side) => [`${family} ${side}`, printArea(family, side)] as const),
);

async function textsIn(file: string): Promise<SampleTexts> {
  const { designLibrary } = (await import(`@/messages/${file}/design-library.json`)) as {
    designLibrary: { samples: SampleWords };
  };
  return sampleTexts(designLibrary.samples, file, TODAY);
}

let books: FontBooks = {};
const texts = new Map<string, SampleTexts>();

beforeAll(async () => {
  for (const { file } of LOCALES) texts.set(file, await textsIn(file));
  const areas = AREAS.map(([, area]) => area);
  const families = TEMPLATE_IDS.flatMap((id) =>
    areas.flatMap((area) =>
      templateWords(TEMPLATES[id], area, texts.get('en-GB') as SampleTexts).map(
        ({ fontFamily }) => fontFamily,
      ),
    ),
  );
  books = await loadFontBooks([...new Set(families)]);
});

function sceneFor(id: TemplateId, area: PrintArea, cloth: string, language = 'en-GB'): Scene {
  const template = TEMPLATES[id];
  const own = texts.get(language);
  if (!own) throw new Error(`no texts in ${language}`);
  const setting = { area, cloth, look: lookOn(cloth, template.tone), texts: own, books };
  const { design } = applyCommand(
    { design: {}, side: 'front', selection: [] },
    { type: 'fill-side', layers: buildTemplate(template, setting), replaces: true },
    createGeometry({ front: area, back: area }, books),
  );
  if (!design.front) throw new Error(`nothing of ${id} on ${area.widthMm} × ${area.heightMm} mm`);
  return design.front;
}

const found = (scene: Scene, cloth: string): string[] =>
  preflight(scene, { fontBooks: books, garmentColour: cloth }).map(({ code }) => code);

test('there are at least twelve', () => {
  expect(TEMPLATE_IDS.length).toBeGreaterThanOrEqual(12);
});

describe.each(AREAS)('on the %s', (_, area) => {
  test.each(TEMPLATE_IDS)('%s prints without a finding on every colour', (id) => {
    for (const cloth of CLOTHS) {
      const scene = sceneFor(id, area, cloth);
      expect({ cloth, found: found(scene, cloth) }).toEqual({ cloth, found: [] });
      expect(designSchema.safeParse({ front: scene }).success).toBe(true);
    }
  });

  test.each(LOCALES.map(({ file }) => file))('all print without a finding in %s', (language) => {
    const wrong = TEMPLATE_IDS.filter(
      (id) => found(sceneFor(id, area, '#1f4d3a', language), '#1f4d3a').length > 0,
    );
    expect(wrong).toEqual([]);
  });
});

test('on an area of any size and ratio nothing leaves it, and no line covers another', () => {
  const area = fc.record({
    widthMm: fc.double({ min: 60, max: 500, noNaN: true }),
    heightMm: fc.double({ min: 60, max: 500, noNaN: true }),
    dpi: fc.constant(150),
  });
  fc.assert(
    fc.property(area, fc.constantFrom(...TEMPLATE_IDS), fc.constantFrom(...CLOTHS), (own, id, cloth) => {
      const scene = sceneFor(id, own, cloth);
      const boxes = scene.layers.map((layer) => layerBounds(layer, scene, books));
      for (const box of boxes) {
        if (!box) throw new Error('a layer without ink');
        expect(Math.min(box.left, box.top)).toBeGreaterThan(-0.2);
        expect(box.right).toBeLessThan(own.widthMm + 0.2);
        expect(box.bottom).toBeLessThan(own.heightMm + 0.2);
      }
      const lines = scene.layers.flatMap((layer, index) => {
        const box = boxes[index];
        return layer.type === 'text' && layer.arcRadiusMm === undefined && box ? [box] : [];
      });
      lines
        .slice(1)
        .forEach((line, index) => expect(line.top).toBeGreaterThan((lines[index]?.bottom ?? 0) - 0.01));
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('a longer text is shrunk to its place', () => {
  const area = printArea('tee', 'front');
  const scene = sceneFor('thanks', area, '#ffffff');
  const layers = scene.layers.map((layer) =>
    layer.type === 'text' ? { ...layer, text: 'A very much longer line than was planned for here' } : layer,
  );
  const codes = found({ ...scene, layers }, '#ffffff');
  expect(codes).toContain('text_shrunk');
  expect(codes).not.toContain('cut_by_area');
});
