/** The part of the order page's address in which the mailed link has what it confirms. D46-4. */
export const REQUEST_PARAM = 'data';

export type RequestKind = 'export' | 'erase';

/** What the link says: its kind, for the page's words alone, and its token. D46-4. */
export const requestText = (kind: RequestKind, token: string): string => `${kind}-${token}`;

/** The same, read back; the server goes by what it has stored. D46-4. */
export function requestKind(text: string): { kind: RequestKind; token: string } {
  const kind = text.startsWith('erase-') ? 'erase' : 'export';
  return { kind, token: text.replace(/^(erase|export)-/, '') };
}
