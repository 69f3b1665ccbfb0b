import { configurationExample as saved } from '@/lib/modules/storefront/contract/configuration';
import { liveLook } from '@/lib/modules/storefront/contract/live-look';
import { valuesOf } from './form-values';
import { editedLook, fontFamily } from './store-look';

const { storeConfig: values } = valuesOf(saved);
const NONE = { logo: null, background: null };

describe('editedLook (S3.6-12)', () => {
  it('is what was saved while nothing is changed, and passes the frame’s check', () => {
    const look = editedLook(values, saved, NONE);
    expect(look.colourSet).toEqual(saved.store_colour_set);
    expect(look.fontSet).toEqual(saved.store_font_set);
    expect(look.homeHeading).toBe(saved.store_page_content.home_heading);
    expect(liveLook.safeParse({ kind: 'store-look', config: look, page: 'home' }).success).toBe(true);
  });

  it('keeps the saved colours while one is half typed', () => {
    const half = { ...values, colourSet: { ...values.colourSet, primary: '#0b6' } };
    expect(editedLook(half, saved, NONE).colourSet).toEqual(saved.store_colour_set);
    const whole = { ...values, colourSet: { ...values.colourSet, primary: '#0b6e4f' } };
    expect(editedLook(whole, saved, NONE).colourSet.primary).toBe('#0b6e4f');
  });

  it('drops the picture of a platform set once its colours are changed, as saving does', () => {
    const set = { ...saved.store_colour_set, backgroundImage: '/files/x.png' };
    const pictured = { ...saved, available_colour_sets: [set] };
    expect(editedLook(values, pictured, NONE).colourSet.backgroundImage).toBe('/files/x.png');
    const changed = { ...values, colourSet: { ...values.colourSet, primary: '#0b6e4f' } };
    expect(editedLook(changed, pictured, NONE).colourSet.backgroundImage).toBeNull();
  });

  it('shows chosen pictures before they are uploaded', () => {
    const look = editedLook(values, saved, { logo: 'blob:here/1', background: 'blob:here/2' });
    expect([look.customLogo.url, look.customBackground.image]).toEqual(['blob:here/1', 'blob:here/2']);
  });
});

it('a font that is no plain name becomes the system font', () => {
  expect(fontFamily('Lora')).toBe('"Lora", system-ui, sans-serif');
  expect(fontFamily('x";}body{')).toBe('system-ui, sans-serif');
});
