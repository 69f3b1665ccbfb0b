import fc from 'fast-check';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { propertyRuns } from '@/scripts/test/property-runs';
import { isCorrected, storeTheme, TEXT_CONTRAST } from './store-theme';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a store’s theme', () => {
  test('every text can be read, whatever colours a tenant picks', () => {
    fc.assert(
      fc.property(colour, colour, colour, (primary, secondary, tertiary) => {
        const theme = storeTheme({ primary, secondary, tertiary });
        expect(contrastRatio(theme.onPrimary, theme.primary)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(contrastRatio(theme.accent, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(contrastRatio(theme.accentOnSecondary, theme.secondary)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(contrastRatio(theme.onTertiary, theme.tertiary)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test('a readable colour is left as the tenant chose it', () => {
    expect(storeTheme({ primary: '#1F4D3A', secondary: '#e8dcc4', tertiary: '#b5532a' }).accent).toBe(
      '#1f4d3a',
    );
    expect(isCorrected('#1f4d3a')).toBe(false);
    expect(isCorrected('#ffee00')).toBe(true);
  });
});
