/** @jest-environment node */
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { linePreviewIsSigned, linePreviewUrl } from './line-preview-url';

const PICTURE = { tenantId: 'ten_fjord', lineId: 'oli_1', side: 'front' } as const;

beforeAll(() => setTestEnv(TEST_SECRETS));

test('a picture’s address carries a signature for exactly this picture', () => {
  const url = new URL(linePreviewUrl(PICTURE), 'http://shop');
  expect(url.pathname).toBe('/api/ten_fjord/order-line-preview/oli_1/front');
  const signature = url.searchParams.get('signature') ?? '';
  expect(signature).toMatch(/^[0-9a-f]{32}$/);
  expect(linePreviewIsSigned(PICTURE, signature)).toBe(true);
  const others = [{ tenantId: 'ten_x' }, { lineId: 'oli_2' }, { side: 'back' as const }];
  for (const other of others) expect(linePreviewIsSigned({ ...PICTURE, ...other }, signature)).toBe(false);
  for (const forged of ['', signature.slice(1), `${signature}0`, 'é'.repeat(16)]) {
    expect(linePreviewIsSigned(PICTURE, forged)).toBe(false);
  }
});
