/** What is wrong with what arrived, or did not. D53-7. */
export const COMPLAINT_KINDS = ['damaged', 'misprinted', 'wrong', 'missing'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** Why something is sent again; a parcel that is lost on its way is nothing that a buyer complains of in these terms. D53-13. */
export const REPLACEMENT_REASONS = [...COMPLAINT_KINDS, 'lost'] as const;
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number];

export const CASE_KINDS = ['withdrawal', ...REPLACEMENT_REASONS] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Who told of it: the buyer, the client on its own, or staff who replaced right away. D53-13. */
export type CaseOpener = 'buyer' | 'client' | 'staff';

/** `cancelled`: the whole order was, with all its money given back. */
export const CASE_STATES = [
  'open',
  'replacement_requested',
  'replaced',
  'refunded',
  'refused',
  'cancelled',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What a list of cases can be narrowed to; `open` are all that wait for somebody. */
export const CASE_FILTERS = ['open', 'replacement_requested', 'overdue', 'closed', 'all'] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

export const CASE_LIMITS = { words: 2000, refusal: 2000, photos: 6 } as const;

/** Whether somebody still has to answer it. D53-8. */
export const isOpenCase = (state: CaseState): boolean =>
  state === 'open' || state === 'replacement_requested';

/** A photo shows what is wrong with an item; of one that is missing there is none. D53-7. */
export const needsPhoto = (kind: ComplaintKind): boolean => kind !== 'missing';
