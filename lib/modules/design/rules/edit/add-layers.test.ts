import { applyCommand } from './apply-command';
import { createGeometry } from './create-geometry';
import type { EditState } from './edit-state';
import { TEST_AREAS } from './test-commands';

const EMPTY: EditState = { design: {}, side: 'front', selection: [] };
const WITHOUT_FONTS = createGeometry(TEST_AREAS, {});

/** The size of a new text on an area of 200 × 100 mm while its font is still loading. */
function sizeOf(text: string): number | undefined {
  const command = { type: 'add-text', text, fontFamily: 'Inter Bold', fill: '#ffffff' } as const;
  const [layer] = applyCommand(EMPTY, command, WITHOUT_FONTS).design.front?.layers ?? [];
  return layer?.type === 'text' ? layer.fontSizeMm : undefined;
}

test('a text whose font is still loading begins at a size that fits the area', () => {
  // 60 % of 200 mm for the characters, of 0.6 em each; never higher than 18 % of 100 mm.
  expect(sizeOf('Your text')).toBe(18);
  expect(sizeOf('x'.repeat(40))).toBe(5);
  expect(sizeOf(`${'x'.repeat(20)}\nx`)).toBe(10);
  expect(sizeOf('')).toBe(18);
});
