/** What the library holds, in the order of its tabs. */
export const LIBRARY_KINDS = ['shapes', 'art', 'templates'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Whether the library is open, and at which tab. */
export interface LibraryState {
  /** The shown tab; null while it is closed. */
  kind: LibraryKind | null;
  open: (kind: LibraryKind) => void;
  /** What is searched for. Kept here, so that turning a tablet does not lose it. */
  query: string;
  search: (query: string) => void;
  /** Closes it and returns the focus to its tool. */
  close: () => void;
  /** Closes it where it covers the settings of the selection. */
  giveWay: () => void;
  /** The same after something was added, whose tool gets the focus back. */
  added: () => void;
}
