import type { beginUpload } from '@/lib/modules/uploads/contract/begin-upload';
import type { cutOutUpload } from '@/lib/modules/uploads/contract/cut-out-upload';
import type { finishUpload } from '@/lib/modules/uploads/contract/finish-upload';
import type { putUploadPart } from '@/lib/modules/uploads/contract/put-upload-part';
import type { readUpload } from '@/lib/modules/uploads/contract/read-upload';
import type { UploadBegun, UploadState } from '@/lib/modules/uploads/contract/upload';
import {
  beginUploadCall,
  cutOutUploadCall,
  finishUploadCall,
  putUploadPartCall,
  readUploadCall,
  temporaryUploadCalls,
} from '@/lib/modules/uploads/contract/paths';
import { browserCall } from '@/lib/client/browser';
import type { UploadTarget } from './upload-target';

/** The calls for a store's pictures, and the same for those of a temporary store. */
const CALLS = {
  store: {
    begin: beginUploadCall,
    put: putUploadPartCall,
    read: readUploadCall,
    finish: finishUploadCall,
    cutOut: cutOutUploadCall,
  },
  builder: temporaryUploadCalls,
} as const;

/** A target's calls, with the parameters of its address. */
function callsOf(target: UploadTarget) {
  const params: Record<string, string> =
    target.kind === 'builder' ? { store: target.token } : { tenant: target.tenant, slug: target.slug };
  return { calls: CALLS[target.kind], params };
}

// No page progress bar: an upload shows its own progress.
const QUIET = { progress: false } as const;

/** Starts an upload. */
export function callBegin(
  target: UploadTarget,
  file: Blob,
  name: string,
  signal?: AbortSignal,
): Promise<UploadBegun> {
  const { calls, params } = callsOf(target);
  const body = { name: name.slice(0, 200), type: file.type.slice(0, 100), bytes: file.size };
  const { preview, order } = target.kind === 'store' ? target : {};
  const query = { ...(preview ? { preview } : {}), ...(order ? { order_token: order } : {}) };
  const input = { params, body, query, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof beginUpload>(calls.begin, input);
}

/** Sends one part. */
export function callPut(
  target: UploadTarget,
  place: { token: string; part: number },
  bytes: Blob,
  signal: AbortSignal,
): Promise<unknown> {
  const { calls, params } = callsOf(target);
  const at = { ...params, token: place.token, part: String(place.part) };
  return browserCall<typeof putUploadPart>(calls.put, { params: at, body: bytes, signal, ...QUIET });
}

/** Reads the state of an upload. */
export function callRead(
  target: UploadTarget,
  token: string,
  lang: string,
  signal?: AbortSignal,
): Promise<UploadState> {
  const { calls, params } = callsOf(target);
  const input = { params: { ...params, token }, query: { lang }, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof readUpload>(calls.read, input);
}

/** Completes an upload after all parts were sent. */
export function callFinish(target: UploadTarget, token: string, signal?: AbortSignal): Promise<UploadState> {
  const { calls, params } = callsOf(target);
  const input = { params: { ...params, token }, body: {}, ...QUIET, ...(signal ? { signal } : {}) };
  return browserCall<typeof finishUpload>(calls.finish, input);
}

/** Requests a picture without its flat background. */
export function callCutOut(
  target: UploadTarget,
  picture: string,
  tolerance: number | undefined,
  signal?: AbortSignal,
): Promise<UploadBegun> {
  const { calls, params } = callsOf(target);
  const body = { picture, ...(tolerance === undefined ? {} : { tolerance }) };
  return browserCall<typeof cutOutUpload>(calls.cutOut, {
    params,
    body,
    ...QUIET,
    ...(signal ? { signal } : {}),
  });
}
