/** How pictures are taken (S3.4-15). The print check has the same two limits. */
export const UPLOAD_LIMITS = {
  bytes: 20_000_000,
  /** Beyond this many pixels the decoded picture alone takes more than 240 MB. */
  pixels: 60_000_000,
  /** Bytes of every part but the last: the most that a lost connection costs. */
  partBytes: 262_144,
  /** How long unfinished uploads and unused pictures are stored, in days. */
  keepDays: 7,
} as const;

/** The number of parts of a file of `bytes`; at least one. */
export function partCount(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UPLOAD_LIMITS.partBytes));
}

/** Bytes of part `part` (from 1) of a file of `bytes`; 0 for a part number that does not exist. */
export function partLength(bytes: number, part: number): number {
  const from = (part - 1) * UPLOAD_LIMITS.partBytes;
  return Math.max(0, Math.min(UPLOAD_LIMITS.partBytes, bytes - from));
}
