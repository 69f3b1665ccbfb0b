import { get } from 'react-hook-form';
import { ApiError } from '@/lib/client/api-error';

const PARTS = ['quantity', 'variant_id', 'product_id'];

/** What is wrong with the item at a place: as the last save said, or as its price was refused; codes or texts. S2.2-89. */
export function lineErrors(
  refused: unknown,
  saved: object | undefined,
): (index: number) => string | undefined {
  return (index) => {
    for (const part of PARTS) {
      const message: unknown = get(saved, `${index}.${part}.message`);
      if (typeof message === 'string') return message;
      if (!(refused instanceof ApiError)) continue;
      const at = `products.${index}.${part}`;
      const said = refused.codes[at]?.[0] ?? refused.errors[at]?.[0];
      if (said !== undefined) return said;
    }
    return undefined;
  };
}
