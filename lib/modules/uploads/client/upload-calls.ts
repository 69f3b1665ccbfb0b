import type { beginUpload } from '@/lib/modules/uploads/contract/begin-upload';
import type { cutOutUpload } from '@/lib/modules/uploads/contract/cut-out-upload';
import type { finishUpload } from '@/lib/modules/uploads/contract/finish-upload';
import type { putUploadPart } from '@/lib/modules/uploads/contract/put-upload-part';
import type { readUpload } from '@/lib/modules/uploads/contract/read-upload';
import type { UploadBegun, UploadState } from '@/lib/modules/uploads/contract/upload';
import { browserCall } from '@/lib/client/browser';
import type { UploadTarget } from './upload-target';

/** Where a target's uploads stand, with the parameters of its address; the schemas stay out of the browser's bundle. */
function placeOf(target: UploadTarget): { base: string; params: Record<string, string> } {
  if (target.kind === 'builder') {
    return { base: '/api/event-builder/uploads/{store}', params: { store: target.token } };
  }
  const { tenant, slug } = target;
  return { base: '/api/{tenant}/{slug}/uploads', params: { tenant, slug } };
}

// Nobody waits at the page's progress bar for these: the upload has one of its own.
const QUIET = { progress: false } as const;

/** Says what is going to be sent. */
export function callBegin(
  target: UploadTarget,
  file: Blob,
  name: string,
  signal?: AbortSignal,
): Promise<UploadBegun> {
  const { base, params } = placeOf(target);
  const body = { name: name.slice(0, 200), type: file.type.slice(0, 100), bytes: file.size };
  const route = { method: 'post', path: base } as const;
  const query = target.kind === 'store' && target.preview ? { query: { preview: target.preview } } : {};
  const input = { params, body, ...query, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof beginUpload>(route, input);
}

/** Sends one part. */
export function callPut(
  target: UploadTarget,
  place: { token: string; part: number },
  bytes: Blob,
  signal: AbortSignal,
): Promise<unknown> {
  const { base, params } = placeOf(target);
  const route = { method: 'post', path: `${base}/{token}/parts/{part}` } as const;
  const at = { ...params, token: place.token, part: String(place.part) };
  return browserCall<typeof putUploadPart>(route, { params: at, body: bytes, signal, ...QUIET });
}

/** How an upload stands. */
export function callRead(
  target: UploadTarget,
  token: string,
  lang: string,
  signal?: AbortSignal,
): Promise<UploadState> {
  const { base, params } = placeOf(target);
  const route = { method: 'get', path: `${base}/{token}` } as const;
  const input = { params: { ...params, token }, query: { lang }, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof readUpload>(route, input);
}

/** Says that all parts have been sent. */
export function callFinish(target: UploadTarget, token: string, signal?: AbortSignal): Promise<UploadState> {
  const { base, params } = placeOf(target);
  const route = { method: 'post', path: `${base}/{token}/finish` } as const;
  const input = { params: { ...params, token }, body: {}, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof finishUpload>(route, input);
}

/** Asks for a picture without its flat background. */
export function callCutOut(
  target: UploadTarget,
  picture: string,
  tolerance: number | undefined,
  signal?: AbortSignal,
): Promise<UploadBegun> {
  const { base, params } = placeOf(target);
  const route = { method: 'post', path: `${base}/cut-out` } as const;
  const body = { picture, ...(tolerance === undefined ? {} : { tolerance }) };
  return browserCall<typeof cutOutUpload>(route, { params, body, ...QUIET, ...(signal ? { signal } : {}) });
}
