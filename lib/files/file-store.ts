/**
 * Where the bytes of stored files are kept; what they are stands in the `files` table.
 * A key is `{tenant}/{name}.{ending}` of lower-case letters, digits, `_` and `-`; any other is a RangeError.
 */
export interface FileStore {
  /** Writes all of the bytes or nothing; an existing file of this key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Whether there is such a file; its bytes are not read. */
  has(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is no fault. */
  remove(key: string): Promise<void>;
}
