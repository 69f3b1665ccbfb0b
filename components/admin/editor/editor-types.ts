import type { DraftPlace, DraftVersion } from '@/lib/client/drafts/draft';

/** Field → error code or text. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a save gets. */
export interface Saving<Stored, Values> {
  values: Values;
  /** The stored thing that editing began from. */
  stored: Stored;
  /** Sent for the optimistic lock: `version` or `updated_at`, as the call has it. */
  version: DraftVersion;
  /** Call it where a save has several calls and one of them is done: a retry then leaves these fields out. */
  accept: (stored: Stored, fields: readonly (keyof Values & string)[]) => void;
}

/**
 * What the editor must know about the thing it edits. `Values` is a record of fields: each is compared, undone and merged
 * as a whole.
 */
export interface EditorModel<Stored, Values extends object, Options = void> {
  /** Where the draft is kept. */
  place: DraftPlace;
  /** The fields that a person changes, in the order of the page. Others are only kept with the draft. */
  fields: readonly (keyof Values & string)[];
  valuesOf: (stored: Stored) => Values;
  versionOf: (stored: Stored) => DraftVersion;
  /** Checks the values of a draft that was kept by an earlier visit. */
  isValues: (value: unknown) => value is Values;
  /** Whether a field is the same in both; by content unless given. */
  isSame?: (field: keyof Values & string, one: Values, other: Values) => boolean;
  /** What belongs to no field and must hold for mine and for the stored values, after either took fields of the other. */
  joined?: (mine: Values, stored: Values) => Partial<Values>;
  read: () => Promise<Stored>;
  /** Sends the values; rejects with an ApiError, or with InvalidValues before anything is sent. */
  save: (saving: Saving<Stored, Values>, options: Options | undefined) => Promise<Stored>;
  /** The server's errors by field. */
  errorsOf?: (error: unknown) => FieldErrors;
  /** Whether an error that is no ApiError was expected, so that the page tells it; others are thrown on. */
  isExpected?: (error: unknown) => boolean;
  /** Called after a save, for a toast. */
  onSaved?: (stored: Stored, options: Options | undefined) => void;
  /** Called when values were replaced, not typed: for a form that holds them itself. */
  onReplaced?: (values: Values, fields: readonly (keyof Values & string)[]) => void;
  /** Saves again, where a form must check its values first. */
  resubmit?: () => void;
}

/** Values that break a rule, found before they were sent. */
export class InvalidValues extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super('invalid values');
    this.name = 'InvalidValues';
    this.errors = errors;
  }
}

/**
 * `idle`: nothing under way; `saved`: the last act was a save; `conflict`: someone else has saved; `lost`: the session
 * has ended; `failed`: see `failure` and `errors`.
 */
type EditorStatus = 'idle' | 'saving' | 'saved' | 'conflict' | 'lost' | 'failed';

/** A field in which two versions differ. */
export interface Difference<Values> {
  field: keyof Values & string;
  /** Who changed it since the version that both began from. */
  by: 'me' | 'them' | 'both';
}

/** Someone else's save since editing began. */
export interface Conflict<Stored, Values> {
  /** Null where it could not be read. */
  theirs: { stored: Stored; values: Values } | null;
  differences: readonly Difference<Values>[];
  /** No field was changed by both, so both changes can be kept. */
  canKeepBoth: boolean;
}

export interface EditorState<Stored, Values> {
  /** As stored when editing began, or by the last save. */
  stored: Stored;
  /** As edited. */
  draft: Values;
  dirty: boolean;
  status: EditorStatus;
  /** False until a draft of an earlier visit has been looked up. */
  ready: boolean;
  /** A draft of an earlier visit is shown. */
  restored: boolean;
  errors: FieldErrors;
  /** Why the last save failed. */
  failure: unknown;
  conflict: Conflict<Stored, Values> | null;
  canUndo: boolean;
  canRedo: boolean;
}

/** How a save ended; `busy` where another one is under way. */
export type Outcome = 'saved' | 'conflict' | 'lost' | 'failed' | 'busy';
