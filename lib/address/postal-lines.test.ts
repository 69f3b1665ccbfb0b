import { postalLines, type PostalAddress } from './postal-lines';

const LEITH: PostalAddress = {
  address_first_line: '12 Harbour Street',
  address_second_line: '',
  address_city: 'Leith',
  address_postcode: 'EH6 6JN',
  address_county: '',
  address_state: '',
  address_country: 'United Kingdom',
};

describe('an address as its country writes it (S2.9-8)', () => {
  it('in the United Kingdom the postcode ends the last line before the country', () => {
    expect(postalLines(LEITH)).toEqual(['12 Harbour Street', 'Leith EH6 6JN', 'United Kingdom']);
    expect(postalLines({ ...LEITH, address_second_line: 'Flat 2', address_county: 'Midlothian' })).toEqual([
      ...['12 Harbour Street', 'Flat 2', 'Leith', 'Midlothian EH6 6JN', 'United Kingdom'],
    ]);
  });

  it('on the continent it stands before the town, and an area has its own line', () => {
    const amsterdam = { ...LEITH, address_city: 'Amsterdam', address_postcode: '1011 AB' };
    expect(postalLines({ ...amsterdam, address_country: 'Netherlands' })[1]).toBe('1011 AB Amsterdam');
    const milan = { ...LEITH, address_city: 'Milano', address_postcode: '20121', address_county: 'MI' };
    expect(postalLines({ ...milan, address_country: 'Italy' }).slice(1)).toEqual([
      '20121 Milano',
      'MI',
      'Italy',
    ]);
  });

  it('in the United States town, state and ZIP code are one line', () => {
    const topeka = { ...LEITH, address_city: 'Topeka', address_postcode: '66603', address_state: 'Kansas' };
    const us = { ...topeka, address_country: 'United States of America' };
    expect(postalLines(us)[1]).toBe('Topeka, KS 66603');
    expect(postalLines({ ...us, address_city: '' })[1]).toBe('KS 66603');
  });

  it('without a postcode or a town there is no odd space', () => {
    expect(postalLines({ ...LEITH, address_postcode: '' })[1]).toBe('Leith');
    expect(postalLines({ ...LEITH, address_city: '', address_country: 'Germany' })[1]).toBe('EH6 6JN');
    expect(postalLines({ ...LEITH, address_country: 'Atlantis' })[1]).toBe('Leith EH6 6JN');
  });
});
