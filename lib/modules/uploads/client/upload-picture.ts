import { refusalValues, type PictureRefusal, type UploadFailure } from '@/lib/modules/uploads/rules/refusals';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { now } from '@/lib/kernel/clock';
import { fail, ok, type Result } from '@/lib/kernel/result';
import type { UploadState } from '@/lib/modules/uploads/contract/upload';
import { ApiError } from '@/lib/client/api-error';
import { sendParts } from './send-parts';
import { sentPicture } from './sent-picture';
import { callBegin, callCutOut, callFinish, callRead } from './upload-calls';
import { fingerprintOf, forget, recall, remember } from './upload-memory';
import type { SentPicture, UploadProblem, UploadTarget } from './upload-target';
import { pause, retry } from '@/lib/modules/design/client/retry';

export type { SentPicture, UploadedPicture, UploadProblem, UploadTarget } from './upload-target';

type Outcome = Result<SentPicture, UploadProblem>;

interface UploadOptions {
  /** The file's name for display; a File has its own. */
  name?: string;
  /** From 0 to 1: the share of the file that was sent. At 1 the server is processing the picture. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Pauses between polls while the picture is processed, in ms; the last one is repeated. */
const LOOKS = [200, 300, 400, 500, 700, 1000] as const;
/** If the worker is not done by then, it is busy. Uploading the same file again continues to wait. */
const LONGEST_WAIT_MS = 120_000;

const problem = (
  code: PictureRefusal | UploadFailure,
  message?: string,
): { ok: false; error: UploadProblem } =>
  fail({ code, values: refusalValues(), ...(message === undefined ? {} : { message }) });

function pictureOf({ picture, refusal }: UploadState, token: string): Outcome {
  if (!picture) return problem(refusal?.code ?? 'failed', refusal?.message || undefined);
  return ok(sentPicture(picture, token));
}

/** Statuses of a store that does not exist or is closed to this user. */
const CLOSED: readonly number[] = [401, 403, 404];

/** The user-facing problem for a failed call. */
function problemOf(error: unknown, signal: AbortSignal | undefined): Outcome {
  if (signal?.aborted) return problem('cancelled');
  // A file that was moved or deleted after it was chosen, or a folder, cannot be read.
  if (error instanceof DOMException) return problem('failed');
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'network') return problem('network');
  if (error.code === 'rate_limited' || error.code === 'unavailable') return problem('busy');
  if (error.status === 413) return problem('too_large');
  const shut = error.code === 'event_closed' || error.code === 'event_locked';
  return problem(shut || CLOSED.includes(error.status) ? 'closed' : 'failed');
}

/** Waits until the worker has processed a complete upload. */
async function awaitPicture(target: UploadTarget, token: string, signal?: AbortSignal): Promise<Outcome> {
  const until = now().getTime() + LONGEST_WAIT_MS;
  const lang = document.documentElement.lang || 'en';
  for (let look = 0; now().getTime() < until; look += 1) {
    const state = await retry(() => callRead(target, token, lang, signal), signal);
    if (state.state === 'ready' || state.state === 'refused') return pictureOf(state, token);
    await pause(LOOKS[Math.min(look, LOOKS.length - 1)] ?? 1000, signal);
    if (signal?.aborted) return problem('cancelled');
  }
  return problem('slow');
}

interface Begun {
  id: string;
  token: string;
  part_size: number;
  parts: number;
  received: number[];
  state: UploadState['state'];
}

/** The earlier upload of this file; null when there is none, or it has expired. */
async function goOn(target: UploadTarget, fingerprint: string, signal?: AbortSignal): Promise<Begun | null> {
  const known = await recall(fingerprint);
  if (!known) return null;
  try {
    const state = await retry(() => callRead(target, known.token, 'en', signal), signal);
    return state.state === 'refused' ? null : { ...state, token: known.token };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function begin(
  target: UploadTarget,
  file: Blob,
  name: string,
  fingerprint: string,
  signal?: AbortSignal,
): Promise<Begun> {
  const begun = await retry(() => callBegin(target, file, name, signal), signal);
  await remember(fingerprint, begun);
  return { ...begun, received: [], state: 'receiving' };
}

async function transfer(
  target: UploadTarget,
  file: Blob,
  { name, fingerprint, signal, onProgress }: UploadOptions & { name: string; fingerprint: string },
): Promise<Outcome> {
  const upload =
    (await goOn(target, fingerprint, signal)) ?? (await begin(target, file, name, fingerprint, signal));
  const { token, part_size: partSize, parts, received } = upload;
  if (upload.state === 'receiving') {
    const watched = { ...(onProgress ? { onProgress } : {}), ...(signal ? { signal } : {}) };
    await sendParts(target, file, { token, partSize, parts, received }, watched);
    await retry(() => callFinish(target, token, signal), signal);
  }
  onProgress?.(1);
  const outcome = await awaitPicture(target, token, signal);
  // After a timeout the upload is remembered and can continue later; any other outcome is final.
  if (outcome.ok || outcome.error.code !== 'slow') await forget(fingerprint);
  return outcome;
}

/** Whether a call was refused for what it is: no retry helps, nor would going on with the same upload. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

async function send(
  target: UploadTarget,
  file: Blob,
  name: string,
  options: UploadOptions,
): Promise<Outcome> {
  const fingerprint = await fingerprintOf(target, file, name);
  try {
    return await transfer(target, file, { ...options, name, fingerprint });
  } catch (error) {
    // Two files may have the same name, size and ends: the next attempt starts a new upload.
    if (isRefused(error)) await forget(fingerprint);
    throw error;
  }
}

/**
 * The picture of an upload token, read again; null when it no longer exists. Rejects with an ApiError when it cannot be
 * read.
 */
export async function readSentPicture(target: UploadTarget, token: string): Promise<SentPicture | null> {
  const lang = document.documentElement.lang || 'en';
  try {
    const state = await retry(() => callRead(target, token, lang));
    const outcome = pictureOf(state, token);
    return outcome.ok ? outcome.value : null;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/**
 * Uploads a picture in parts and waits until it is accepted, or refused with a reason. A lost part is sent again; after
 * a reload or a lost connection, uploading the same file continues with the missing parts.
 */
export async function uploadPicture(
  target: UploadTarget,
  file: Blob,
  options: UploadOptions = {},
): Promise<Outcome> {
  if (file.size === 0) return problem('empty');
  if (file.size > UPLOAD_LIMITS.bytes) return problem('too_large');
  const name = options.name ?? (file instanceof File ? file.name : '');
  try {
    return await send(target, file, name, options);
  } catch (error) {
    return problemOf(error, options.signal);
  }
}

/**
 * Requests a new picture: `id` without its flat background, the area that touches its edges within `tolerance` (0 to 1)
 * of their colour. The worker makes it; refused as `no_flat_background` or `nothing_left`.
 */
export async function cutOutPicture(
  target: UploadTarget,
  id: string,
  { tolerance, signal }: { tolerance?: number; signal?: AbortSignal } = {},
): Promise<Outcome> {
  try {
    const { token } = await retry(() => callCutOut(target, id, tolerance, signal), signal);
    return await awaitPicture(target, token, signal);
  } catch (error) {
    return problemOf(error, signal);
  }
}
