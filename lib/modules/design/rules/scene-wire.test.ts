import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { customTextFlags, sceneToWire, wireToScene } from './scene-wire';
import { anyScene, sceneOf, textOf } from './test-scenes';

const percent = { width: 42, height: 48 };

describe('the wire form of a scene (S3.4-8, D19)', () => {
  test('any scene survives the trip over the wire as JSON, every number exactly', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const wire = JSON.parse(JSON.stringify(sceneToWire(scene, percent))) as ReturnType<
          typeof sceneToWire
        >;
        expect(wireToScene(scene.side, wire)).toEqual(JSON.parse(JSON.stringify(scene)));
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('the specification’s names on the wire', () => {
    const { texts, items } = sceneToWire(sceneOf(textOf('Ada', { maxLength: 14 })), percent);
    expect(texts[0]).toEqual({
      id: 'name',
      z: 0,
      customisable: true,
      fontFamily: 'Inter',
      fontSize: 20,
      fill: '#ffffff',
      text: 'Ada',
      textAlign: 'center',
      angle: 0,
      scale: { x: 1, y: 1 },
      position: { x: 100, y: 50 },
      maxLength: 14,
    });
    expect(items).toEqual({
      mm: { width: 200, height: 100 },
      pixels: { width: 2362, height: 1181 },
      scaled_percentage: percent,
      dpi: 300,
    });
  });

  test('the derived flags of S3.2', () => {
    const open = sceneOf(textOf('A'));
    const fixed = sceneOf(textOf('A', { customisable: false }));
    expect(customTextFlags({ front: open, back: fixed })).toEqual({
      custom_text_front: true,
      custom_text_back: false,
    });
    expect(customTextFlags({})).toEqual({ custom_text_front: false, custom_text_back: false });
  });
});
