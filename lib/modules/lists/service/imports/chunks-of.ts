/** So many rows are read or written by one statement; after each it is told how far it is. */
const CHUNK = 5_000;

/** The rows of a file in parts that one statement each works on. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / CHUNK);
  return Array.from({ length: count }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK));
}
