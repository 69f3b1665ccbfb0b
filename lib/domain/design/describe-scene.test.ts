import { colourName } from './colour';
import { describeScene } from './describe-scene';
import { sceneOf, textOf } from './test-scenes';

describe('describeScene (LOOK "Accessible by build")', () => {
  test('texts and named pictures from top to bottom, decoration left out', () => {
    const still = {
      angle: 0,
      scale: 1,
      customisable: false,
      type: 'path' as const,
      d: 'M0 0L1 1Z',
      fill: '#000000',
    };
    const description = describeScene(
      sceneOf(
        textOf('Below\nboth', { id: 'low', position: { x: 190, y: 90 }, fill: '#1f4d3a' }),
        { ...still, id: 'rule', position: { x: 0, y: 0 } },
        { ...still, id: 'fern', label: 'Fern', position: { x: 10, y: 50 } },
        textOf('   ', { id: 'blank' }),
      ),
    );
    expect(description.isEmpty).toBe(false);
    expect(description.layers).toMatchObject([
      { kind: 'picture', layerId: 'fern', label: 'Fern', column: 'left', row: 'middle' },
      { kind: 'text', layerId: 'low', text: 'Below both', colour: 'green', column: 'right', row: 'bottom' },
    ]);
  });

  test.each([
    ['#17181a', 'black'],
    ['#ffffff', 'white'],
    ['#e8dcc4', 'cream'],
    ['#c8262c', 'red'],
    ['#16233f', 'navy'],
    ['#1f4d3a', 'green'],
    ['#c8783c', 'orange'],
    ['#8a5a3a', 'brown'],
    ['#56606b', 'grey'],
    ['#e77aa6', 'pink'],
  ])('%s is called %s', (hex, name) => {
    expect(colourName(hex)).toBe(name);
  });
});
