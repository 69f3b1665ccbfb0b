import { ApiError } from '@/lib/client/api-error';
import type { Draft, DraftVersion } from '@/lib/client/drafts/draft';
import { DraftWriter, readDraft } from '@/lib/client/drafts/draft-store';
import { now } from '@/lib/kernel/clock';
import { changedFields, conflictOf, merged } from './compare-values';
import { NO_HISTORY, redoStep, undoStep, withStep, type EditHistory } from './edit-history';
import {
  InvalidValues,
  type Conflict,
  type EditorModel,
  type EditorState,
  type Outcome,
} from './editor-types';

/** What is kept in the browser: with the values that editing began from, so that a later merge knows who changed what. */
interface KeptValues<Values> {
  base: Values;
  mine: Values;
}

const NO_ERRORS = {};

function firstState<Stored, Values>(stored: Stored, draft: Values): EditorState<Stored, Values> {
  const rest = { failure: null, conflict: null, canUndo: false, canRedo: false };
  return {
    stored,
    draft,
    dirty: false,
    status: 'idle',
    ready: false,
    restored: false,
    errors: NO_ERRORS,
    ...rest,
  };
}

/**
 * Edits one stored thing: a draft over the stored values, kept in the browser; one save at a time with an optimistic
 * lock; undo. React-free, so that every path can be tested; `useSavedEditor` binds it to a page. ADR 0061.
 */
export class SavedEditor<Stored, Values extends object, Options = void> {
  #state: EditorState<Stored, Values>;
  #listeners = new Set<() => void>();
  #history: EditHistory<Values> = NO_HISTORY;
  /** The values and the version that editing began from. */
  #base: Values;
  #version: DraftVersion;
  #writer: DraftWriter;
  #isKept = false;

  #model: EditorModel<Stored, Values, Options>;

  constructor(model: EditorModel<Stored, Values, Options>, first: Stored) {
    this.#model = model;
    this.#base = model.valuesOf(first);
    this.#version = model.versionOf(first);
    this.#writer = new DraftWriter(model.place);
    this.#state = firstState(first, this.#base);
  }

  /** The model closes over what the page shows, such as texts: a later rendering has a later one. */
  follow(model: EditorModel<Stored, Values, Options>): void {
    this.#model = model;
  }

  state = (): EditorState<Stored, Values> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(part: Partial<EditorState<Stored, Values>>): void {
    const next = { ...this.#state, ...part };
    const theirs = next.conflict?.theirs;
    if (theirs) next.conflict = conflictOf(this.#model, { base: this.#base, mine: next.draft }, theirs);
    const dirty = changedFields(this.#model, this.#base, next.draft).length > 0;
    const { done, undone } = this.#history;
    this.#state = { ...next, dirty, canUndo: done.length > 0, canRedo: undone.length > 0 };
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const { ready, dirty, draft } = this.#state;
    if (!ready) return;
    if (dirty) this.#writer.keep(this.#version, { base: this.#base, mine: draft });
    else if (this.#isKept) this.#writer.drop();
    this.#isKept = dirty;
  }

  /** Looks up the draft of an earlier visit, and shows it. */
  start = async (): Promise<void> => {
    if (this.#state.ready) return;
    const kept = await readDraft<KeptValues<Values>>(this.#model.place, this.#isKeptValues);
    if (this.#state.ready) return;
    // What is typed before the draft was read replaces it.
    if (!kept || this.#state.dirty) return this.#set({ ready: true });
    this.#isKept = true;
    this.#restore(kept);
  };

  #isKeptValues = (value: unknown): value is KeptValues<Values> => {
    const { base, mine } = (value ?? {}) as Partial<KeptValues<unknown>>;
    return this.#model.isValues(base) && this.#model.isValues(mine);
  };

  #restore({ version, values: { base, mine } }: Draft<KeptValues<Values>>): void {
    const { stored } = this.#state;
    const isLatest = version === this.#model.versionOf(stored);
    if (!isLatest) this.#base = base;
    this.#version = version;
    const isChanged = changedFields(this.#model, this.#model.valuesOf(stored), mine).length > 0;
    if (!isChanged) {
      this.#rebase(stored);
      return this.#set({ ready: true });
    }
    this.#replace(mine, { ready: true, restored: true });
    if (!isLatest) this.#meet(stored);
  }

  /** Shows values that were not typed. */
  #replace(draft: Values, part: Partial<EditorState<Stored, Values>> = {}): void {
    const fields = changedFields(this.#model, this.#state.draft, draft);
    this.#set({ ...part, draft });
    if (fields.length > 0) this.#model.onReplaced?.(draft, fields);
  }

  /** Replaces the values by an act that can be undone. */
  #exchange(draft: Values, part: Partial<EditorState<Stored, Values>>): void {
    const { draft: before } = this.#state;
    const settled = { ...part, restored: false, errors: NO_ERRORS, failure: null, conflict: null };
    this.#record(before, draft, 0);
    this.#replace(draft, settled);
  }

  #record(before: Values, after: Values, at = now().getTime()): void {
    const fields = changedFields(this.#model, before, after);
    if (fields.length === 0) return;
    const pick = (values: Values) =>
      Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
    const step = { before: pick(before), after: pick(after), at };
    this.#history = withStep(this.#history, step);
  }

  /** Changes fields. `undoable: false` for a part of the page that has an undo of its own. */
  change = (part: Partial<Values>, { undoable = true } = {}): void => {
    const { draft: before, status, errors } = this.#state;
    const draft = { ...before, ...part };
    const changed: readonly string[] = changedFields(this.#model, before, draft);
    if (changed.length === 0) return this.#set({ draft });
    if (undoable) this.#record(before, draft);
    const still = Object.entries(errors).filter(([field]) => !changed.includes(field));
    const kept = still.length < Object.keys(errors).length ? Object.fromEntries(still) : errors;
    this.#set({ draft, errors: kept, status: status === 'saved' ? 'idle' : status });
  };

  undo = (): void => this.#step(undoStep(this.#history));
  redo = (): void => this.#step(redoStep(this.#history));

  #step(step: ReturnType<typeof undoStep<Values>>): void {
    if (!step) return;
    const { status, draft } = this.#state;
    this.#history = step.history;
    this.#replace({ ...draft, ...step.fields }, { status: status === 'saved' ? 'idle' : status });
  }

  /** Back to the stored values; can be undone. */
  discard = (): void => {
    const { conflict, stored, status } = this.#state;
    if (status === 'saving') return;
    const latest = conflict?.theirs?.stored ?? stored;
    this.#rebase(latest);
    this.#exchange(this.#base, { stored: latest, status: 'idle' });
  };

  #rebase(stored: Stored): void {
    this.#base = this.#model.valuesOf(stored);
    this.#version = this.#model.versionOf(stored);
  }

  /** Sends the draft; a press during a save does nothing. */
  save = async (options?: Options): Promise<Outcome> => {
    if (this.#state.status === 'saving') return 'busy';
    const outcome = await this.#send(options);
    // The same values were there already: only the options are still to be sent, over the version just read.
    return outcome === 'same' ? this.#settled(options) : outcome;
  };

  async #settled(options: Options | undefined): Promise<Outcome> {
    if (options === undefined) {
      this.#model.onSaved?.(this.#state.stored, options);
      return 'saved';
    }
    const outcome = await this.#send(options);
    return outcome === 'same' ? 'saved' : outcome;
  }

  async #send(options: Options | undefined): Promise<Exclude<Outcome, 'busy'> | 'same'> {
    const { draft: values, stored } = this.#state;
    this.#set({ status: 'saving', errors: NO_ERRORS, failure: null });
    try {
      const accept = (part: Stored, fields: readonly (keyof Values & string)[]) =>
        this.#accept(values, part, fields);
      const answer = await this.#model.save({ values, stored, version: this.#version, accept }, options);
      this.#accept(values, answer, this.#model.fields);
      this.#set({ status: 'saved', restored: false, conflict: null });
      this.#model.onSaved?.(answer, options);
      return 'saved';
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Takes over what the server stored; what was typed during the save stays. */
  #accept(sent: Values, stored: Stored, fields: readonly (keyof Values & string)[]): void {
    const mine = this.#state.draft;
    this.#rebase(stored);
    const draft = merged(this.#model, { base: sent, mine, theirs: this.#base }, fields);
    this.#replace(draft, { stored });
  }

  async #fail(error: unknown): Promise<'failed' | 'lost' | 'conflict' | 'same'> {
    if (error instanceof InvalidValues) {
      this.#set({ status: 'failed', failure: error, errors: error.errors });
      return 'failed';
    }
    if (error instanceof ApiError && error.code === 'conflict') return this.#readTheirs();
    const isLost = error instanceof ApiError && error.status === 401;
    const status = isLost ? 'lost' : 'failed';
    this.#set({ status, failure: error, errors: this.#model.errorsOf?.(error) ?? NO_ERRORS });
    if (!(error instanceof ApiError) && !this.#model.isExpected?.(error)) throw error;
    return status;
  }

  async #readTheirs(): Promise<'lost' | 'conflict' | 'same'> {
    try {
      return this.#meet(await this.#model.read());
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 401;
      const conflict = { theirs: null, differences: [], canKeepBoth: false };
      this.#set({ status: isLost ? 'lost' : 'conflict', failure: error, conflict });
      return isLost ? 'lost' : 'conflict';
    }
  }

  /** Compares with another person's version. The same values on both sides are no conflict: an answer was lost on its way. */
  #meet(stored: Stored): 'conflict' | 'same' {
    const versions = { base: this.#base, mine: this.#state.draft };
    const conflict = conflictOf(this.#model, versions, { stored, values: this.#model.valuesOf(stored) });
    if (conflict.differences.length > 0) {
      this.#set({ status: 'conflict', conflict });
      return 'conflict';
    }
    this.#rebase(stored);
    this.#set({ stored, status: 'saved', restored: false, conflict: null });
    return 'same';
  }

  /** Their version, read again if it could not be read before. */
  async #theirs(): Promise<Conflict<Stored, Values>['theirs']> {
    if (this.#state.conflict && !this.#state.conflict.theirs) await this.#readTheirs();
    return this.#state.conflict?.theirs ?? null;
  }

  /** Shows the other version; can be undone. */
  takeTheirs = async (): Promise<void> => {
    const theirs = await this.#theirs();
    if (!theirs || this.#state.status === 'saving') return;
    this.#rebase(theirs.stored);
    this.#exchange(theirs.values, { stored: theirs.stored, status: 'idle' });
  };

  /** Saves mine over the other version. */
  keepMine = (): Promise<void> => this.#over((mine) => mine);

  /** Saves mine with theirs in the fields that I did not change. */
  keepBoth = (): Promise<void> =>
    this.#over((mine, theirs) => merged(this.#model, { base: this.#base, mine, theirs }));

  async #over(choose: (mine: Values, theirs: Values) => Values): Promise<void> {
    const theirs = await this.#theirs();
    if (!theirs || this.#state.status === 'saving') return;
    const chosen = choose(this.#state.draft, theirs.values);
    const draft = { ...chosen, ...this.#model.joined?.(chosen, theirs.values) };
    this.#rebase(theirs.stored);
    this.#exchange(draft, { stored: theirs.stored, status: 'idle' });
    await this.retry();
  }

  /** Saves again, after a failure. */
  retry = async (): Promise<void> => {
    if (this.#model.resubmit) this.#model.resubmit();
    else await this.save();
  };

  /** The page is left, or another one is shown: nothing typed is lost. */
  leave = (): void => this.#writer.leave();
}
