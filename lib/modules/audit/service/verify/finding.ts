/**
 * What is wrong with a chain. `edited`: a row, its place or its time is not what was sealed. `deleted`: a sealed row is gone. `gap`: a link
 * is gone. `relinked`: a link does not hold the hash of the one before. `resigned`: a link is not the one whose hash was signed.
 * `cut`: links at the end are gone. `end`: the chain's end is not its last link. `added`: a row that no writer added, or that was taken
 * off the list of what waits. `vanished`: a row was deleted before it was sealed. `late`: a row has waited for more than a minute.
 */
type FindingKind =
  'edited' | 'deleted' | 'gap' | 'relinked' | 'resigned' | 'cut' | 'end' | 'added' | 'vanished' | 'late';

/** The first bad row of a chain. */
export interface Finding {
  chain: string;
  kind: FindingKind;
  /** Its number; null where it has none. */
  seq: number | null;
  /** The row's id; null where no link tells it any more. */
  id: string | null;
}
