import { z } from 'zod';
import { FIBRES } from '@/lib/modules/catalogue/rules/market/fibres';
import { OTHER_LOCALES } from '@/lib/kernel/locales';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { amount, objectId, requiredText, text } from '@/lib/contract/primitives';

export const PRODUCT_NAME_LENGTH = 80;
export const CATEGORY_LENGTH = 60;
const MAX_PRICE = 99_999.99;

/** Id of a blank: of the first of a family, the family. S2.2-270 */
export const blankId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const productName = requiredText(PRODUCT_NAME_LENGTH);

/** What shoppers filter the store by; empty for none. */
export const productCategory = text(CATEGORY_LENGTH);

/** What a blank is called in languages other than English; in one that is absent it goes by its English name. S2.2-300 */
export const blankNames = z.partialRecord(z.enum(OTHER_LOCALES), requiredText(PRODUCT_NAME_LENGTH));

/** What a blank is called: by the language's name, by its English one, or as its family where it has none. */
export const namedBlank = z.object({
  family: z.enum(GARMENT_FAMILIES),
  name: z.string().nullable(),
  names: blankNames.optional(),
});

/** Plain text above the measures of the size guide, line breaks kept; empty for none. S3.4-43. */
export const SIZE_NOTE_LENGTH = 2000;
export const sizeNote = text(SIZE_NOTE_LENGTH);

/** Warnings for whoever uses the product, and the evidence for what it claims for the environment: plain text. D54 */
export const CLAIM_LENGTH = 1000;
export const productClaim = text(CLAIM_LENGTH);

export const fibreShare = z.object({ fibre: z.enum(FIBRES), percent: z.number().int().min(1).max(100) });

/**
 * What a product is made of, by weight; an empty list says that it is not known yet, which keeps events from opening
 * where the law asks for it. D54-3
 */
export const fibreShares = z
  .array(fibreShare)
  .max(FIBRES.length)
  .refine((all) => new Set(all.map(({ fibre }) => fibre)).size === all.length, {
    params: { code: 'invalid' },
  })
  .refine((all) => all.length === 0 || all.reduce((sum, { percent }) => sum + percent, 0) === 100, {
    params: { code: 'not_hundred' },
  });

/** Identifiers of the blank's colours; lists show the first. */
export const productColours = z
  .array(objectId)
  .min(1)
  .max(40)
  .refine((all) => new Set(all).size === all.length, { params: { code: 'invalid' } });

/** Ex VAT (D13-2); limited to a plausible price of a garment that also fits the database column. */
export const sellingPrice = amount.refine((value) => Number(value) <= MAX_PRICE, {
  params: { code: 'too_large' },
});
