import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { cleanLine } from '@/lib/kernel/clean-line';

const line = (max: number) => z.string().overwrite(cleanLine).max(max);
const requiredLine = (max: number) => line(max).min(1);

/**
 * S3.1-1: name, contact and address. Country by name, ISO code or in the visitor's language; state by name or
 * abbreviation: required for US addresses (sales tax and the delivery area depend on it), ignored for all others (D12-3).
 */
export const consumerForm = z.object({
  name: requiredLine(200),
  email: emailFrom(requiredLine(254)),
  phone: requiredLine(40),
  address_first_line: requiredLine(200),
  address_second_line: line(200).default(''),
  address_city: requiredLine(120),
  address_county: line(120).default(''),
  address_postcode: requiredLine(20),
  address_country: requiredLine(80),
  address_state: line(60).default('').meta({
    description: 'US state by name or abbreviation: required for US addresses, ignored for all others',
  }),
});

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
