import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeSink, Collection, Identified } from './collection';

type Line = [collection: string, id: string, value: Identified | null];

const FLUSH_MS = 200;
const SLICE = 500;

/**
 * Write-behind log of a stand-in's collections: one JSON line per changed object, flushed in batches, and compacted
 * when it is several times larger than the live data. A kill loses at most the last 200 ms.
 */
export class Journal implements ChangeSink {
  private readonly collections = new Map<string, Collection<Identified>>();
  private readonly dirty = new Map<string, Set<string>>();
  private readonly file: string;
  private timer: NodeJS.Timeout | null = null;
  private work: Promise<void> = Promise.resolve();
  private lines = 0;

  private constructor(
    private readonly dir: string,
    name: string,
  ) {
    this.file = join(dir, `${name}.jsonl`);
  }

  /** Loads the collections from `dir` and keeps writing their changes there; without a directory it does nothing. */
  static async attach(
    dir: string | undefined,
    name: string,
    collections: Collection<never>[],
  ): Promise<Journal | null> {
    if (!dir) return null;
    const journal = new Journal(dir, name);
    for (const collection of collections as unknown as Collection<Identified>[]) {
      journal.collections.set(collection.name, collection);
    }
    await mkdir(dir, { recursive: true });
    await journal.load();
    for (const collection of journal.collections.values()) collection.writeTo(journal);
    return journal;
  }

  changed(collection: string, id: string): void {
    const ids = this.dirty.get(collection);
    if (ids) ids.add(id);
    else this.dirty.set(collection, new Set([id]));
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes all pending changes. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.work = this.work.then(() => this.writeDirty());
    return this.work;
  }

  private async load(): Promise<void> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    for (const row of text.split('\n')) {
      const line = parseLine(row);
      if (!line) continue;
      this.lines += 1;
      this.collections.get(line[0])?.restore(line[1], line[2]);
    }
    const torn = text !== '' && !text.endsWith('\n');
    if (torn || this.isOvergrown()) await this.rewrite();
  }

  private async writeDirty(): Promise<void> {
    const rows: string[] = [];
    for (const [name, ids] of this.dirty) {
      const collection = this.collections.get(name);
      for (const id of ids) rows.push(JSON.stringify([name, id, collection?.get(id) ?? null] satisfies Line));
    }
    this.dirty.clear();
    if (rows.length === 0) return;
    this.lines += rows.length;
    if (this.isOvergrown()) await this.rewrite();
    else await appendFile(this.file, `${rows.join('\n')}\n`);
  }

  private isOvergrown(): boolean {
    let live = 0;
    for (const collection of this.collections.values()) live += collection.size;
    return this.lines > live * 3 + 2_000;
  }

  /** Compacts the file. Objects changed meanwhile are written by the next flush, so none is lost. */
  private async rewrite(): Promise<void> {
    const rows: string[] = [];
    for (const collection of this.collections.values()) {
      for (const item of [...collection.values()]) {
        rows.push(JSON.stringify([collection.name, item.id, item] satisfies Line));
        if (rows.length % SLICE === 0) await new Promise<void>((resolve) => setImmediate(resolve));
      }
    }
    await mkdir(this.dir, { recursive: true });
    await writeFile(`${this.file}.new`, rows.length ? `${rows.join('\n')}\n` : '');
    await rename(`${this.file}.new`, this.file);
    this.lines = rows.length;
  }
}

/** A kill can truncate the last line; an incomplete line is skipped. */
function parseLine(row: string): Line | null {
  if (row === '') return null;
  try {
    const value: unknown = JSON.parse(row);
    return Array.isArray(value) && value.length === 3 ? (value as Line) : null;
  } catch {
    return null;
  }
}
