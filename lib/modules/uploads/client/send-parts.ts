import { callPut } from './upload-calls';
import type { UploadTarget } from './upload-target';
import { retry } from '@/lib/modules/design/client/retry';

/**
 * Several parts in parallel, since each waits for its response; few, so that they do not starve each other on a slow
 * phone.
 */
const AT_ONCE = 3;

export interface SentUpload {
  token: string;
  partSize: number;
  parts: number;
  /** The parts that the server already has. */
  received: readonly number[];
}

/**
 * Sends the parts that are missing, each again until it is answered, and tells the share of the file that is there.
 * Rejects with the first ApiError that no retry helps against; the others are called off.
 */
export async function sendParts(
  target: UploadTarget,
  file: Blob,
  { token, partSize, parts, received }: SentUpload,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal },
): Promise<void> {
  const there = new Set(received);
  const missing = Array.from({ length: parts }, (_, index) => index + 1).filter((part) => !there.has(part));
  const calledOff = new AbortController();
  const callOff = () => calledOff.abort();
  signal?.addEventListener('abort', callOff);
  const tell = () => onProgress?.(there.size / parts);
  tell();
  const line = async (): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const number = part;
      const bytes = file.slice((number - 1) * partSize, number * partSize);
      const put = () => callPut(target, { token, part: number }, bytes, calledOff.signal);
      await retry(put, calledOff.signal);
      there.add(number);
      tell();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  } finally {
    callOff();
    signal?.removeEventListener('abort', callOff);
  }
}
