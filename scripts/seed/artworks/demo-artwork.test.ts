/** @jest-environment node */
import { sceneSchema } from '@/lib/modules/design/contract/scene';
import { customisableTexts, personalise } from '@/lib/modules/design/rules/personalise';
import { blocksPrint, preflight } from '@/lib/modules/design/rules/preflight';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import { GARMENT_FAMILIES, type Scene } from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { DEMO_ARTWORKS, demoArtwork } from './demo-artwork';

const all = Object.entries(DEMO_ARTWORKS);
const scenesOf = (id: string): Scene[] =>
  [demoArtwork(id).front, demoArtwork(id).back].filter((scene) => !!scene);

async function blockedColours(id: string): Promise<string[]> {
  const names: string[] = [];
  for (const scene of scenesOf(id)) {
    const fontBooks = await loadFontBooks(sceneFontFamilies(scene));
    for (const { name, hex } of demoArtwork(id).colours) {
      if (blocksPrint(preflight(scene, { fontBooks, garmentColour: hex }))) names.push(name);
    }
  }
  return names;
}

describe('the artwork of the demo (docs/demo.md)', () => {
  test.each(all)(
    '%s: valid scenes on their blank’s print areas, colours with their own identifiers',
    (id, artwork) => {
      expect(scenesOf(id).length).toBeGreaterThan(0);
      for (const scene of scenesOf(id)) {
        expect(sceneSchema.safeParse(scene).error?.issues ?? []).toEqual([]);
        expect(scene.area).toEqual(printArea(artwork.family, scene.side));
      }
      const identifiers = artwork.colours.map((colour) => colour.identifier);
      expect(new Set(identifiers).size).toBe(identifiers.length);
    },
  );

  test.each(all.map(([id]) => id).filter((id) => id !== 'tw-margin-tee'))(
    '%s passes the print check',
    async (id) => {
      expect(await blockedColours(id)).toEqual([]);
    },
  );

  test('the proof of Tidewater Books fails it in every colour', async () => {
    expect(await blockedColours('tw-margin-tee')).toEqual(
      demoArtwork('tw-margin-tee').colours.map(({ name }) => name),
    );
  });

  test('what docs/demo.md says of single products', () => {
    expect(demoArtwork('ff-crew-tee').colours.map(({ name }) => name)).toEqual(['Black', 'Forest', 'Oat']);
    expect(demoArtwork('ff-tote').colours.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Forest', 'Oat']),
    );
    const hoodie = demoArtwork('ff-name-hoodie');
    expect(hoodie.front && customisableTexts(hoodie.front)).toMatchObject([{ id: 'name', maxLength: 14 }]);
    expect(hoodie.back && customisableTexts(hoodie.back)).toEqual([]);
    const summit = demoArtwork('lu-summit-hoodie').front;
    expect(summit && customisableTexts(summit)).toMatchObject([{ id: 'name', text: 'YOUR NAME' }]);
    expect(GARMENT_FAMILIES.filter((family) => all.some(([, artwork]) => artwork.family === family))).toEqual(
      [...GARMENT_FAMILIES],
    );
  });

  test('the longest name still fits and prints', async () => {
    const scene = demoArtwork('ff-name-hoodie').front;
    const result = scene && personalise(scene, { name: 'WWWWWWWWWWWWWW' });
    if (!result?.ok) throw new Error('the name was refused');
    const fontBooks = await loadFontBooks(sceneFontFamilies(result.value));
    expect(blocksPrint(preflight(result.value, { fontBooks, garmentColour: '#17181a' }))).toBe(false);
  });
});
