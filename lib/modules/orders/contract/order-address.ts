import { z } from 'zod';
import { text } from '@/lib/contract/primitives';
import { consumerForm } from './consumer-form';

/** S3.1-1 without the e-mail, which cannot be changed: the order's mails and its link went there. */
export const orderAddress = consumerForm.omit({ email: true }).extend({
  /** May be empty for countries without postcodes; required and checked for all others. */
  address_postcode: text(20).default(''),
});

/** The current address; the e-mail cannot be changed. */
export const editedAddress = z.object({
  name: z.string(),
  phone: z.string(),
  address_first_line: z.string(),
  address_second_line: z.string(),
  address_city: z.string(),
  address_county: z.string(),
  address_postcode: z.string(),
  address_country: z.string(),
  address_state: z.string(),
});
