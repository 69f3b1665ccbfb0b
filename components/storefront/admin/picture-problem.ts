import { MAX_PICTURE_BYTES } from '@/lib/modules/storefront/contract/look-fields';

/** The pictures that are taken, by media type. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with a chosen picture before it is sent; null for nothing. */
export function pictureProblem(file: File): 'file_type' | 'file_too_large' | null {
  if (!PICTURE_TYPES.includes(file.type)) return 'file_type';
  return file.size > MAX_PICTURE_BYTES ? 'file_too_large' : null;
}
