import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { isOneSize } from '@/lib/modules/catalogue/rules/size-label';

/** `Forest Green`, `3-4YR` → parts of an SKU. */
function part(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');
}

/**
 * An SKU from a catalogue number, a colour's identifier and a size: `NL180-BLACK-2XL`. "One size" is left out. S3.4-6.
 */
export function skuOf(code: string, colour: string, size: string): string {
  return [code, part(colourName(colour)), ...(isOneSize(size) ? [] : [part(size)])].join('-');
}
