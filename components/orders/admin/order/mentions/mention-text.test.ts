import { mentionOf } from '@/lib/modules/orders/rules/mentions';
import { toStored } from './mention-text';

const ANN = { id: 'usr_ann', name: 'Ann' };
const ANNA = { id: 'usr_anna', name: 'Anna' };
const OTHER = { id: 'usr_other', name: 'Ann' };

describe('the names of a note as they are stored (D3-61)', () => {
  test('a longer name that was only typed holds no mention of a shorter one', () => {
    expect(toStored('@Ann and @Anna', [ANN])).toBe(`${mentionOf(ANN.id)} and @Anna`);
    expect(toStored('@Ann and @Anna, @Ann!', [ANN, ANNA])).toBe(
      `${mentionOf(ANN.id)} and ${mentionOf(ANNA.id)}, ${mentionOf(ANN.id)}!`,
    );
  });

  test('of two of one name the first place is whoever was chosen first', () => {
    expect(toStored('@Ann, @Ann, @Ann', [ANN, OTHER])).toBe(
      `${mentionOf(ANN.id)}, ${mentionOf(OTHER.id)}, @Ann`,
    );
  });

  test('signs in a name are no pattern, and letters with marks end no name', () => {
    const odd = { id: 'usr_odd', name: 'A. (B)' };
    expect(toStored('@A. (B) @AX (B)', [odd])).toBe(`${mentionOf(odd.id)} @AX (B)`);
    expect(toStored('@Annä', [ANN])).toBe('@Annä');
  });
});
