/**
 * Stores the content of files; the `files` table describes them. A key is `{tenant}/{name}.{ending}` of lower-case
 * letters, digits, `_` and `-`; any other is a RangeError.
 */
export interface FileStore {
  /** Writes the whole content or nothing; replaces an existing file of this key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, from a file of this machine, of which only a part is in memory at a time. */
  putFile(key: string, path: string): Promise<void>;
  /** The content, or null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The content as a stream with its size in bytes, or null if there is no such file. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Whether there is such a file, without reading it. */
  has(key: string): Promise<boolean>;
  /** Removes the file; a missing one is no error. */
  remove(key: string): Promise<void>;
}
