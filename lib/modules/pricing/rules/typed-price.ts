const TYPED = /^(\d{1,10})(?:[.,](\d{1,2}))?$/;

/**
 * A price as people type it (`18`, `18.5`, `18,50`) → wire amount with two places (`18.00`); null for anything else.
 * D13-1.
 */
export function typedPrice(text: string): string | null {
  const [, whole, part = ''] = TYPED.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
}
