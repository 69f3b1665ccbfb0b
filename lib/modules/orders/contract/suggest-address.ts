import { z } from 'zod';
import { none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { suggestAddressCall } from './paths';

/** The parts of an address alone: who lives there is not asked for, and refused. */
const parts = {
  address_first_line: text(200),
  address_second_line: text(200),
  address_city: text(120),
  address_postcode: text(20),
  address_county: text(120),
  address_state: text(60),
  address_country: text(80),
};

const example = {
  address_first_line: 'Torstraße 12',
  address_second_line: '',
  address_city: 'Berlni',
  address_postcode: '10119',
  address_county: '',
  address_state: '',
  address_country: 'Germany',
};

/** S2.2-147: keeps nothing and changes nothing. */
export const suggestAddress = route({
  id: 'address.suggest',
  ...suggestAddressCall,
  summary: 'What an address may have been meant to be whose parts don’t agree',
  access: 'public',
  params: none,
  query: none,
  body: z.strictObject({
    ...parts,
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .meta({ description: 'ISO2 codes that are delivered to; an empty list means all' }),
    states: z
      .array(text(60))
      .max(60)
      .meta({ description: 'US states that are delivered to; an empty list means all' }),
  }),
  response: z.object({ suggestion: z.object(parts).nullable() }),
  errors: ['rate_limited'],
  example: {
    request: { ...example, countries: ['DE', 'AT'], states: [] },
    response: { suggestion: { ...example, address_city: 'Berlin' } },
  },
});
