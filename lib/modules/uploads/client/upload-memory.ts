import { now } from '@/lib/kernel/clock';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import type { UploadTarget } from './upload-target';

/** An upload begun in this browser, so that it can continue after a reload. */
interface Remembered {
  id: string;
  token: string;
  at: number;
}

const DAY_MS = 86_400_000;
/** Beginning and end of a file are enough to identify it in practice, so the rest need not be read. */
const SAMPLED = 65_536;

/** Used without browser storage; lost when the page is left. */
const passing = new Map<string, Remembered>();

async function database() {
  const { createStore, del, get, set } = await import('idb-keyval');
  return { store: createStore('merchloom-uploads', 'uploads'), del, get, set };
}

let opened: ReturnType<typeof database> | undefined;
function uploads(): ReturnType<typeof database> {
  opened ??= database().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function nameOf(target: UploadTarget): string {
  return target.kind === 'builder' ? `builder/${target.token}` : `${target.tenant}/${target.slug}`;
}

/**
 * A hash of a file's first and last bytes; empty where the browser cannot hash (insecure pages), so that name and size
 * must do.
 */
async function endsOf(file: Blob): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return '';
  const ends = new Blob([file.slice(0, SAMPLED), file.slice(Math.max(SAMPLED, file.size - SAMPLED))]);
  const hash = new Uint8Array(await subtle.digest('SHA-256', await ends.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key for the same file of the same store. */
export async function fingerprintOf(target: UploadTarget, file: Blob, name: string): Promise<string> {
  const changed = file instanceof File ? file.lastModified : 0;
  return JSON.stringify([nameOf(target), name, file.size, changed, await endsOf(file)]);
}

/** The upload of this file that was begun before, if it may still exist. */
export async function recall(fingerprint: string): Promise<Remembered | null> {
  const known = await uploads()
    .then(({ get, store }) => get<Remembered>(fingerprint, store))
    .catch(() => passing.get(fingerprint));
  const found = known ?? passing.get(fingerprint);
  if (!found) return null;
  return now().getTime() - found.at < UPLOAD_LIMITS.keepDays * DAY_MS ? found : null;
}

export async function remember(fingerprint: string, upload: { id: string; token: string }): Promise<void> {
  const record = { id: upload.id, token: upload.token, at: now().getTime() };
  passing.set(fingerprint, record);
  await uploads()
    .then(({ set, store }) => set(fingerprint, record, store))
    .catch(() => undefined);
}

export async function forget(fingerprint: string): Promise<void> {
  passing.delete(fingerprint);
  await uploads()
    .then(({ del, store }) => del(fingerprint, store))
    .catch(() => undefined);
}
