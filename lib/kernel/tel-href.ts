/**
 * The `tel:` URL of a phone number as a person typed it; null for one without a digit, which no phone can dial. A plus
 * counts only in front. S3.6-8.
 */
export function telHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${/^\D*\+/.test(phone) ? '+' : ''}${digits}`;
}
