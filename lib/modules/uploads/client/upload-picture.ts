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
  /** The file's name, to show; a File brings its own. */
  name?: string;
  /** From 0 to 1: the share of the file that has arrived. At 1 the picture is being looked at. */
  onProgress?: (share: number) => void;
  /** Calls the upload off. */
  signal?: AbortSignal;
}

/** Pauses between looks at a picture that is being made, in ms; the last one is repeated. */
const LOOKS = [200, 300, 400, 500, 700, 1000] as const;
/** A worker that has not come to it by then has much to do; the same file again goes on waiting where this ended. */
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

/** Statuses of a place that is not there, or not theirs. */
const CLOSED: readonly number[] = [401, 403, 404];

/** What a call that ended in an error is to the person. */
function problemOf(error: unknown, signal: AbortSignal | undefined): Outcome {
  if (signal?.aborted) return problem('cancelled');
  // A file that was moved or taken back since it was chosen, and a folder, can't be read.
  if (error instanceof DOMException) return problem('failed');
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'network') return problem('network');
  if (error.code === 'rate_limited' || error.code === 'unavailable') return problem('busy');
  if (error.status === 413) return problem('too_large');
  const shut = error.code === 'event_closed' || error.code === 'event_locked';
  return problem(shut || CLOSED.includes(error.status) ? 'closed' : 'failed');
}

/** Waits for the worker's word on an upload whose parts are all there. */
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

/** The upload of this very file that was begun before; null when there is none, or it is gone. */
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
  // Whoever waits longer than this goes on later; what is settled need not be known any more.
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
    // Another file may be told by the same name, size and ends: sent again, it is begun anew.
    if (isRefused(error)) await forget(fingerprint);
    throw error;
  }
}

/**
 * The picture that was sent under a token, read anew; null where there is none any more. Rejects with an ApiError where it
 * can't be asked for.
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
 * Sends a picture in parts and waits until it is taken, or refused with a reason. A part that was lost is sent again; an
 * upload of the same file that a reload or a lost connection had ended goes on from the parts that are there.
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
 * A new picture: `id` without its flat background, which is what touches its edges within `tolerance` (0 to 1) of their
 * colour. Made by the worker; refused as `no_flat_background` or `nothing_left`.
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
