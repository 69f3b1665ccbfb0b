/** Larger files are refused: two hundred names take far less. */
export const LIST_FILE_BYTES = 1_000_000;

function decode(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The text of a file in a spreadsheet's usual encodings: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Null
 * for a binary file, such as a workbook.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide ? decode(bytes, wide) : (decode(bytes, 'utf-8', true) ?? decode(bytes, 'windows-1252'));
  // Control characters that no text contains, but a zipped workbook or a picture does.
  return text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}
