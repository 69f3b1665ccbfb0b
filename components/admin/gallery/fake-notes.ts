import { InvalidValues, type Saving } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';

export interface NoteValues {
  title: string;
  text: string;
  pinned: boolean;
}

export interface Note extends NoteValues {
  version: number;
}

export const FIRST_NOTE: Note = {
  title: 'Delivery',
  text: 'Parcels leave on Fridays.',
  pinned: false,
  version: 1,
};

/** What the next save meets. */
export type NextAnswer = 'saved' | 'invalid' | 'offline' | 'ended';

/** Long enough to see the button work. */
const ANSWER_MS = 400;
const answered = () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));

/** One note in memory, with a lock by version, for the gallery. */
export class FakeNotes {
  #note = FIRST_NOTE;
  #next: NextAnswer = 'saved';

  read = async (): Promise<Note> => {
    await answered();
    return this.#note;
  };

  save = async ({ values, version }: Saving<Note, NoteValues>): Promise<Note> => {
    if (this.#next === 'invalid') throw new InvalidValues({ title: 'Use another title' });
    await answered();
    if (this.#next === 'offline') throw new ApiError(0, { code: 'network' });
    if (this.#next === 'ended') throw new ApiError(401, { code: 'unauthenticated' });
    if (version !== this.#note.version) throw new ApiError(409, { code: 'conflict' });
    this.#note = { ...values, version: this.#note.version + 1 };
    return this.#note;
  };

  answerNext(answer: NextAnswer): void {
    this.#next = answer;
  }

  /** Another person's save. */
  saveElsewhere(change: Partial<NoteValues>): void {
    this.#note = { ...this.#note, ...change, version: this.#note.version + 1 };
  }
}
