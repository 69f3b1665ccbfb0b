/** Long enough for any name of ours, and short enough for every file system. */
const MOST_CHARACTERS = 150;
const NAMELESS = 'download';

/** Half characters, control characters, and marks that reorder what is read: `exe.gpj` would look like `gpj.exe`. */
const TREACHEROUS = /\p{Cs}|\p{Cc}|[\u061c\u200b-\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** What leads to another folder, or no file system takes. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

/**
 * A file's name as it may be stored: on one line, of this folder, not hidden, in the order in which it is read, and at
 * most 150 characters, of which a short ending is kept. `download` where nothing is left. S5-66.
 */
export function safeFileName(name: string): string {
  const safe = name
    .replace(TREACHEROUS, '')
    .replace(FORBIDDEN, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  const characters = [...safe];
  if (characters.length <= MOST_CHARACTERS) return safe || NAMELESS;
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(safe) ?? [];
  return characters.slice(0, MOST_CHARACTERS - ending.length).join('') + ending;
}

/** For clients that read no other: letters without their accents, what else is not ASCII as `_`. */
const asciiOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[\\"%]/gu, '_');

/** `encodeURIComponent` leaves four signs that RFC 8187 wants encoded. */
const extended = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header `Content-Disposition` of a file, in the form of RFC 6266: its name in ASCII, then in full. `inline` may be
 * shown, `attachment` is always stored. Whatever the name, it is one header of one file. S5-66.
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const name = safeFileName(fileName);
  return `${kind}; filename="${asciiOf(name)}"; filename*=UTF-8''${extended(name)}`;
}
