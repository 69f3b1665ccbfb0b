import { z } from 'zod';
import { cleanLine } from '@/lib/kernel/clean-line';

const said = (description: string) => z.string().meta({ description });

const printFile = z.object({
  side: z.enum(['front', 'back']),
  url: z.url().meta({ description: 'The print as PNG, at its size, on transparent ground' }),
  pdf_url: z.url().meta({ description: 'The same print as PDF, with vectors where it has them' }),
  description: said('What is printed where, in English, for the people at the press'),
  width_mm: z.number().positive().meta({ description: 'Width of the print area' }),
  height_mm: z.number().positive().meta({ description: 'Height of the print area' }),
});

const wireItem = z.object({
  sku: said('The blank, in its manufacturer’s code, with colour and size'),
  quantity: z.number().int().min(1),
  name: said('The product’s name in its store; any script'),
  print_files: z
    .array(printFile)
    .meta({ description: 'One for each printed side; none for a plain garment' }),
});

const wireRecipient = z.object({
  name: z.string(),
  phone: said('May be empty'),
  email: said('May be empty'),
  address_lines: z.array(z.string()).min(1).meta({ description: 'In the order in which a label has them' }),
  city: z.string(),
  county: said('May be empty'),
  postcode: z.string(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ description: 'ISO 3166-1, two letters' }),
  state: said('Abbreviation, for the countries that have states; else empty'),
});

/** An order as a fulfiller’s API receives it. A field may be added at any time, none is taken away. S2.2-143. */
export const wireOrder = z.object({
  reference: said('Unique to this sending; the same again is the same order. Also the Idempotency-Key'),
  order_ref: said('What buyers and colleagues call the order; goes back in every message about it'),
  fulfiller: said('The id under which this printer is registered'),
  shipping_method: said('`standard`, `standard_tracked` or `express`'),
  callback_url: z.url().meta({ description: 'Where messages about this order go, exactly as it stands' }),
  recipient: wireRecipient,
  items: z.array(wireItem).min(1),
});
export type WireOrder = z.output<typeof wireOrder>;

/** A corrected address, as the fulfiller’s API receives it. S5-73. */
export const wireAddress = z.object({
  reference: said('Of the order whose address it is'),
  order_ref: said('As it stood in the order'),
  fulfiller: said('The id under which this printer is registered'),
  sequence: z
    .int()
    .min(1)
    .meta({ description: 'Counts the corrections of this reference: the highest counts' }),
  recipient: wireRecipient,
});
export type WireAddress = z.output<typeof wireAddress>;

/** The test call’s body: nothing is ordered. */
export const wireCheck = z.object({
  type: z.literal('check'),
  fulfiller: said('The id under which this printer is, or will be, registered'),
});

/** What accepts an order: the printer’s own id for it. */
export const acceptedAnswer = z.object({ id: z.string().transform(cleanLine).pipe(z.string().min(1)) });
/** What refuses an order, in words that the order’s history keeps. */
export const refusedAnswer = z.object({ error: z.object({ message: z.string() }) });
/** What answers the test call. */
export const readyAnswer = z.object({ ok: z.literal(true) });
/** What takes a corrected address, if wanted with a note that the order’s history keeps. S5-76. */
export const changedAnswer = readyAnswer.extend({
  message: said('A note for the people who look after the order; may be left out').optional(),
});
