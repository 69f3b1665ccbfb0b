function decode(bytes: ArrayBuffer, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of a list's file, in UTF-8 or Windows-1252; null for one that is no text, such as a workbook. */
export async function readListFile(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const text = decode(bytes, 'utf-8', true) ?? decode(bytes, 'windows-1252', false);
  // Control characters that no text contains, but a zipped workbook or a picture does.
  return text === null || /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}
