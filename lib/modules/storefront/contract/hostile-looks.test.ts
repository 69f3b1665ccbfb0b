import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { newColourSet, newFontSet } from './look-sets';
import { storeConfigUpdate } from './update';

const fieldsOf = (update: object): string[] =>
  (storeConfigUpdate.safeParse(update).error?.issues ?? []).map(({ path }) => path.join('.'));

const COLOURS = ['primary', 'secondary', 'tertiary'] as const;
const LINKS = ['facebookUrl', 'instagramUrl', 'tiktokUrl', 'twitterUrl', 'contactEmail'] as const;

describe('500 hostile texts (S5-65)', () => {
  it('are no colour, no address of a network or of a mailbox, and each is told so at its field', () => {
    for (const text of HOSTILE_TEXTS) {
      for (const name of COLOURS)
        expect(fieldsOf({ colourSet: { [name]: text } })).toEqual(
          expect.arrayContaining([`colourSet.${name}`]),
        );
      for (const name of LINKS) expect([text, ...new Set(fieldsOf({ [name]: text }))]).toEqual([text, name]);
      expect([...new Set(fieldsOf({ contactUs: { formEmail: text } }))]).toEqual(['contactUs.formEmail']);
      expect([...new Set(fieldsOf({ homeButton: { link: text } }))]).toEqual(['homeButton.link']);
    }
  });

  it('are no colour and no weight of a set', () => {
    const colours = { name: 'Dusk', primary: '#1f4d3a', secondary: '#e8dcc4', tertiary: '#b5532a' };
    for (const text of HOSTILE_TEXTS) {
      for (const name of COLOURS)
        expect(newColourSet.safeParse({ ...colours, [name]: text }).success).toBe(false);
      const font = { name: 'Lora', weight: text };
      expect(newFontSet.safeParse({ fontSetName: 'x', fontOne: font, fontTwo: font }).success).toBe(false);
    }
  });
});
