/** A file larger than this is no list of two hundred names. */
export const LIST_FILE_BYTES = 1_000_000;

function decode(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, else Windows-1252. Null for what is no text at
 * all, such as a workbook.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide ? decode(bytes, wide) : (decode(bytes, 'utf-8', true) ?? decode(bytes, 'windows-1252'));
  // No text holds these; a zipped workbook or a picture does.
  return text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}
