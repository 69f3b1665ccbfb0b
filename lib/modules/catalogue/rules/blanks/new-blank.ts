import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';

/** What a new blank is called, and which drawing it has: all that stays when it is changed. */
export interface NewBlankKey {
  id: string;
  family: GarmentFamily;
  name: string;
  /** The manufacturer's number. */
  code: string;
}

/** Ids that are parts of addresses. */
const RESERVED: readonly string[] = ['create', 'file'];

/** Whether SKUs of one number could be taken for the other's: printers count pieces by what they begin with. */
const isMixedUp = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/**
 * What of a new blank's key another blank has already, by field. A number is another's also where one begins with the other and
 * a dash, as their SKUs could not be told apart. S2.2-271
 */
export function checkNewBlank(
  { id, name, code }: NewBlankKey,
  others: readonly { id: string; name: string | null; code: string }[],
): Partial<Record<'id' | 'name' | 'code', FieldErrorCode[]>> {
  return {
    ...(RESERVED.includes(id) || others.some((other) => other.id === id) ? { id: ['blank_taken'] } : {}),
    ...(others.some((other) => other.name?.toLowerCase() === name.toLowerCase())
      ? { name: ['blank_taken'] }
      : {}),
    ...(others.some((other) => isMixedUp(other.code, code)) ? { code: ['blank_taken'] } : {}),
  };
}

/** The print areas of a family's drawing, as every blank of it has them: designs are drawn on them. S2.2-271 */
export function areasOfDrawing(
  family: GarmentFamily,
): Record<Side, { width_mm: number; height_mm: number; dpi: number }> {
  const of = (side: Side) => {
    const { widthMm, heightMm, dpi } = printArea(family, side);
    return { width_mm: widthMm, height_mm: heightMm, dpi };
  };
  return { front: of('front'), back: of('back') };
}
