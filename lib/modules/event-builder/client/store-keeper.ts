import { ApiError } from '@/lib/client/api-error';
import type { BuiltContent, KeptContent } from './built-content';
import { isSameValue } from '@/lib/client/drafts/same-value';
import {
  BUILDER_SHELF,
  dropStoreDraft,
  keepStoreDraft,
  type DraftShelf,
  type StoreDraft,
} from './store-draft';

/**
 * The save state: `untouched`: never saved; `unsaved` and `saving`: being saved; `waiting`: the server cannot be
 * reached, will retry; `conflict`: another tab or person has saved since; `refused`: the server rejects the content;
 * `gone`: it has become an event or has expired.
 */
type KeeperStatus =
  'untouched' | 'saved' | 'unsaved' | 'saving' | 'waiting' | 'conflict' | 'refused' | 'gone';

/** A store as the server has it. */
type ServedStore = Pick<KeptContent, 'store' | 'version' | 'pictures'>;

export interface KeeperState {
  store: BuiltContent;
  token: string | null;
  version: number;
  pictures: KeptContent['pictures'];
  status: KeeperStatus;
  /** In a conflict: the other version, once it is read, and the one that both began from, if known. */
  theirs: ServedStore | null;
  base: BuiltContent | null;
  /** Field → error codes, of a refused save. */
  refused: Readonly<Record<string, readonly string[]>>;
}

/** The API calls; each rejects with an ApiError. */
export interface KeeperCalls {
  make(store: BuiltContent): Promise<KeptContent>;
  save(token: string, store: BuiltContent, version: number): Promise<KeptContent>;
  read(token: string): Promise<KeptContent>;
  /** Stores the token in the browser's cookie; a failure does not affect the store. */
  remember(token: string): Promise<void>;
}

interface KeeperOptions {
  /** What a new store begins with. */
  first: BuiltContent;
  /** Whether the browser's cookie already has the token. */
  remembered: boolean;
  /** Where this browser keeps the copy; default: of stores without an account. */
  shelf?: DraftShelf;
}

/** A save is sent this long after the last change; retries wait longer and longer. */
const REST_MS = 700;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

type Change = (store: BuiltContent) => BuiltContent;

/** When the store's own pictures no longer exist: the store without them. */
function withoutPictures(store: BuiltContent): BuiltContent {
  return {
    ...store,
    img_id: null,
    products: store.products.map((product) => ({ ...product, design: null })),
  };
}

/**
 * Saves a temporary store: in this browser at each change, on the server soon after. One save at a time, each based on
 * the one before.
 */
export class StoreKeeper {
  #state: KeeperState;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;
  /** The token that is known to be in the browser's cookie. */
  #remembered: string | null;
  readonly #shelf: DraftShelf;

  constructor(
    private readonly calls: KeeperCalls,
    kept: KeptContent | null,
    { first, remembered, shelf = BUILDER_SHELF }: KeeperOptions,
  ) {
    this.#shelf = shelf;
    const { token = null, version = 0, store = first, pictures = [] } = kept ?? {};
    const base = kept?.store ?? null;
    const state = { store, token, version, pictures, theirs: null, base, refused: {} };
    this.#state = { ...state, status: kept ? 'saved' : 'untouched' };
    this.#remembered = remembered ? token : null;
  }

  /** Continues with an earlier visit's unsaved changes, unless the server has a later version. */
  resume(draft: StoreDraft | null): void {
    const { token, version, store, pictures } = this.#state;
    const isOurs = draft && (draft.token === token || token === null);
    if (!isOurs) return;
    if (token !== null && isSameValue(draft.store, store)) return dropStoreDraft(token, this.#shelf);
    const late = token !== null && draft.version !== version;
    const found = token === null ? { token: draft.token, version: draft.version } : {};
    this.#set({ ...found, store: draft.store, status: late ? 'conflict' : 'unsaved' });
    if (late) this.#set({ theirs: { store, version, pictures }, base: null });
    else this.#later(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  state = (): KeeperState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(part: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#run().then(() => {
        if (this.#state.status === 'unsaved') this.#later(REST_MS);
      });
    }, ms);
  }

  #run(): Promise<void> {
    const waits = ['unsaved', 'waiting', 'refused'].includes(this.#state.status);
    if (!this.#running && waits) {
      this.#running = this.#send().finally(() => {
        this.#running = null;
      });
    }
    return this.#running ?? Promise.resolve();
  }

  /** Changes the store; it is stored in this browser before this returns. */
  change = (change: Change): void => {
    const store = change(this.#state.store);
    if (store === this.#state.store) return;
    const { token, version, status } = this.#state;
    keepStoreDraft({ token, version, store }, this.#shelf);
    const stays = status === 'conflict' || status === 'gone';
    this.#set({ store, ...(stays ? {} : { status: status === 'saving' ? 'saving' : 'unsaved' }) });
    if (!stays && !this.#running) this.#later(REST_MS);
  };

  /** Adds a picture uploaded for this store. */
  addPicture = (picture: KeptContent['pictures'][number]): void => {
    const others = this.#state.pictures.filter(({ id }) => id !== picture.id);
    this.#set({ pictures: [...others, picture] });
  };

  /** Saves now, including changes made meanwhile; resolves when the attempt is over. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await this.#run();
    if (this.#state.status === 'unsaved') await this.flush();
  };

  /** The store's token; saves the store first if it has none. Null when that fails. */
  token = async (): Promise<string | null> => {
    if (this.#state.token === null) {
      this.#set({ status: 'unsaved' });
      await this.flush();
    }
    return this.#state.token;
  };

  async #send(): Promise<void> {
    const { store, token, version } = this.#state;
    this.#set({ status: 'saving', refused: {} });
    try {
      const kept = await (token === null ? this.calls.make(store) : this.calls.save(token, store, version));
      this.#failures = 0;
      // Set before the state becomes "saved", so that a tab opened after that finds the same store.
      await this.#remember(kept.token);
      this.#saved(kept, store);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** If this fails, the next save tries again: the store itself is safe. */
  async #remember(token: string): Promise<void> {
    if (this.#remembered === token) return;
    const done = await this.calls.remember(token).then(
      () => true,
      () => false,
    );
    if (done) this.#remembered = token;
  }

  /** Stores the token in the browser's cookie; false when that failed. */
  remember = async (): Promise<boolean> => {
    const token = await this.token();
    if (token !== null) await this.#remember(token);
    return token !== null && this.#remembered === token;
  };

  #saved({ token, version, pictures }: KeptContent, sent: BuiltContent): void {
    const current = this.#state.store;
    const isLatest = current === sent;
    dropStoreDraft(this.#state.token, this.#shelf);
    if (!isLatest) keepStoreDraft({ token, version, store: current }, this.#shelf);
    // A picture uploaded during the save is not in its answer, so it is kept.
    const known = new Set(pictures.map(({ id }) => id));
    const newer = this.#state.pictures.filter(({ id }) => !known.has(id));
    const status = isLatest ? 'saved' : 'unsaved';
    this.#set({ token, version, pictures: [...pictures, ...newer], base: sent, status });
  }

  #failed(error: unknown): void {
    if (!(error instanceof ApiError)) this.#wait();
    else if (error.status === 409) void this.#readTheirs();
    else if (error.status === 404) this.#set({ status: 'gone' });
    else if (error.status === 422 || error.status === 413)
      this.#set({ status: 'refused', refused: error.codes });
    else this.#wait(error.retryAfter);
  }

  #wait(seconds?: number): void {
    const ms = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? REST_MS;
    this.#failures += 1;
    this.#set({ status: 'waiting' });
    this.#later(Math.max(ms, (seconds ?? 0) * 1000));
  }

  /** Called when the connection is back. */
  retry = (): void => {
    this.#failures = 0;
    if (this.#state.status === 'waiting') void this.flush();
  };

  /** Reads the other version, so that both can be compared. */
  async #readTheirs(): Promise<void> {
    const { token } = this.#state;
    this.#set({ status: 'conflict', theirs: null });
    const theirs = token === null ? null : await this.calls.read(token).catch(() => null);
    if (this.#state.status === 'conflict') this.#set({ theirs });
  }

  async #theirs(): Promise<ServedStore | null> {
    const { token, theirs } = this.#state;
    if (theirs || token === null) return theirs;
    try {
      return await this.calls.read(token);
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  /** Resolves a conflict with the other version; the local changes are discarded. */
  takeTheirs = async (): Promise<void> => {
    const theirs = await this.#theirs();
    if (!theirs) return;
    const { store, version, pictures } = theirs;
    dropStoreDraft(this.#state.token, this.#shelf);
    this.#set({ store, version, pictures, base: store, theirs: null, status: 'saved' });
  };

  /** Resolves a conflict with the local version; it is saved over the other. */
  keepMine = async (): Promise<void> => {
    const theirs = await this.#theirs();
    if (!theirs) return;
    this.#set({ version: theirs.version, base: theirs.store, theirs: null, status: 'unsaved' });
    await this.flush();
  };

  /** Continues with the local content as a new store, without the pictures of the expired one. */
  startAnew = async (): Promise<void> => {
    const store = withoutPictures(this.#state.store);
    dropStoreDraft(this.#state.token, this.#shelf);
    this.#set({ store, token: null, version: 0, pictures: [], status: 'unsaved' });
    keepStoreDraft({ token: null, version: 0, store }, this.#shelf);
    await this.flush();
  };
}
