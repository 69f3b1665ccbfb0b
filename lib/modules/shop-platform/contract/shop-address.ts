import { z } from 'zod';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { foldShopAddress, parseShopAddress } from '@/lib/modules/shop-platform/rules/shop-address';

const WRONG: FieldErrorCode = 'invalid_shop_address';

/** A shop's address as typed; empty for none. S2.2-207. */
export const shopAddress = z
  .string()
  .max(200)
  .overwrite(foldShopAddress)
  .refine((typed) => typed === '' || parseShopAddress(typed) !== null, { params: { code: WRONG } })
  .meta({ description: 'The shop’s own address, like `name.myshopify.com`; empty for none' });
