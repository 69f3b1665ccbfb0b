import { z } from 'zod';
import { requiredText, text } from './primitives';

/**
 * SPEC 3.1: whom and where to. Country by name, ISO code or in the visitor's language; state by name or abbreviation,
 * sent only for US addresses (DECISIONS 12).
 */
export const consumerForm = z.object({
  name: requiredText(200),
  email: requiredText(254).pipe(z.email()),
  phone: requiredText(40),
  address_first_line: requiredText(200),
  address_second_line: text(200).default(''),
  address_city: requiredText(120),
  address_county: text(120).default(''),
  address_postcode: requiredText(20),
  address_country: requiredText(80),
  address_state: text(60).default(''),
});
export type ConsumerForm = z.output<typeof consumerForm>;

export const consumerFormExample = {
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_second_line: '',
  address_city: 'Leith',
  address_county: '',
  address_postcode: 'EH6 6JN',
  address_country: 'United Kingdom',
  address_state: '',
};
