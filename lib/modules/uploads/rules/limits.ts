/** How pictures are taken (S3.4-15). The print check has the same two limits. */
export const UPLOAD_LIMITS = {
  /** The largest file, in bytes. */
  bytes: 20_000_000,
  /** The most pixels: beyond them the decoded picture alone takes 240 MB. */
  pixels: 60_000_000,
  /** Bytes of every part but the last: what a lost connection costs at most. */
  partBytes: 262_144,
  /** How long an upload that was never finished, and a picture that nothing shows, are kept. */
  keepDays: 7,
} as const;

/** How many parts a file of `bytes` comes in; at least one. */
export function partCount(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UPLOAD_LIMITS.partBytes));
}

/** Bytes of part `part` (from 1) of a file of `bytes`; 0 for a part that it has not. */
export function partLength(bytes: number, part: number): number {
  const from = (part - 1) * UPLOAD_LIMITS.partBytes;
  return Math.max(0, Math.min(UPLOAD_LIMITS.partBytes, bytes - from));
}
