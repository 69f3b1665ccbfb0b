/** Keeps the number of arguments of one call below every browser's limit. */
const CHUNK = 0x8000;
const DATA_URL = /^data:([^;,]*)(?:;[^;,]*)*;base64,/i;

/** A picture as a base64 data URL, for JSON and browser storage. S3.2-5. */
export async function blobToBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(binary)}`;
}

/**
 * The picture in a base64 data URL, or in plain base64 of the given type. S3.2-5. Throws a TypeError for any other
 * text.
 */
export function base64ToBlob(text: string, type = 'application/octet-stream'): Blob {
  const head = DATA_URL.exec(text);
  const body = head ? text.slice(head[0].length) : text;
  let binary: string;
  try {
    binary = atob(body);
  } catch (cause) {
    throw new TypeError('not base64', { cause });
  }
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head?.[1] || type });
}
