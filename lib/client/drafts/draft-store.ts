import { clear, createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import {
  asDraft,
  draftKey,
  newDraft,
  surplusKeys,
  type Draft,
  type DraftPlace,
  type DraftVersion,
  type IsValues,
} from './draft';
import { clearTextDrafts, dropTextDraft, putTextDraft, readTextDraft } from './text-drafts';

/*
 * Drafts of people who are logged in, in IndexedDB, which holds files too. Where IndexedDB is denied or full, and in the
 * moment the page is left, the draft goes into this tab's text storage instead, without its files.
 */

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('merchloom-drafts', 'drafts'));

/** Where IndexedDB is denied, its calls throw at once or reject. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The draft of an earlier visit, the later one where two lie in the browser; null without any. */
export async function readDraft<Values>(
  place: DraftPlace,
  isValues: IsValues<Values>,
): Promise<Draft<Values> | null> {
  const whole = asDraft(await attempt(() => get<unknown>(draftKey(place), store())), isValues);
  const text = readTextDraft('tab', place, isValues);
  return text && (!whole || text.savedAt > whole.savedAt) ? text : whole;
}

async function makeRoom(): Promise<void> {
  const known = await entries<string, unknown>(store());
  await delMany(surplusKeys(known), store());
}

/** The person has logged out, and the page is about to be left: an editor that is still open writes nothing any more. */
let isOver = false;

async function putDraft(place: DraftPlace, draft: Draft<unknown>): Promise<void> {
  const key = draftKey(place);
  try {
    if ((await get<unknown>(key, store())) === undefined) await makeRoom();
    if (isOver) return;
    await set(key, draft, store());
    dropTextDraft('tab', place);
  } catch {
    if (!isOver) putTextDraft('tab', place, draft);
  }
}

export async function dropDraft(place: DraftPlace): Promise<void> {
  dropTextDraft('tab', place);
  await attempt(() => del(draftKey(place), store()));
}

/**
 * Deletes what a person who logs out has left unsaved: drafts of this browser, and everything typed in this tab. Nothing
 * is written after it until a page is loaded.
 */
export async function clearDrafts(): Promise<void> {
  isOver = true;
  clearTextDrafts('tab');
  await attempt(() => clear(store()));
}

/** A draft is written this long after a change, so that typing does not write at each key. */
const WRITE_MS = 300;

/** Writes the draft of one place while it changes. Writes and deletions reach the storage in the order they were asked for. */
export class DraftWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Not known to be stored yet. */
  #latest: Draft<unknown> | null = null;
  #queue: Promise<void> = Promise.resolve();

  constructor(private readonly place: DraftPlace) {}

  keep(version: DraftVersion, values: unknown): void {
    this.#latest = newDraft(version, values);
    this.#timer ??= setTimeout(this.flush, WRITE_MS);
  }

  /** Writes at once what waits to be written. */
  flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const draft = this.#latest;
    if (!draft) return;
    this.#queue = this.#queue
      .then(() => putDraft(this.place, draft))
      .then(() => {
        if (this.#latest === draft) this.#latest = null;
      });
  };

  /** For the moment the page is left: a write to IndexedDB may not come to its end, so the text is stored before this returns. */
  leave = (): void => {
    if (this.#latest && !isOver) putTextDraft('tab', this.place, this.#latest);
    this.flush();
  };

  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = null;
    this.#queue = this.#queue.then(() => dropDraft(this.place));
  }
}
