/** What this person may do with files of the library. */
export interface FileMay {
  /** Upload, rename and replace. */
  update: boolean;
  /** Delete and restore. */
  remove: boolean;
}
