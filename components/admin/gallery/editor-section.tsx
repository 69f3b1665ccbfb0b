'use client';

import { useState } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { useSavedEditor } from '@/components/admin/editor/use-saved-editor';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { FakeNotes, FIRST_NOTE, type NextAnswer, type Note, type NoteValues } from './fake-notes';

const valuesOf = ({ title, text, pinned }: Note): NoteValues => ({ title, text, pinned });

const LABELS = { title: 'Title', text: 'Text', pinned: 'Pinned' } as const;

function describe(field: keyof NoteValues, values: NoteValues) {
  const value = values[field];
  return { label: LABELS[field], text: typeof value === 'string' ? value : value ? 'Yes' : 'No' };
}

const WAYS: readonly (readonly [NextAnswer, string])[] = [
  ['saved', 'The next save succeeds'],
  ['invalid', 'Title is refused'],
  ['offline', 'The connection is lost'],
  ['ended', 'The session has ended'],
];

/** The saved editor of the admin kit over a note in memory, in each of its states. Reload to see a restored draft. */
export function EditorSection() {
  const [server] = useState(() => new FakeNotes());
  return (
    <Panel id="gallery-editor" title="Saved editor">
      <div className="grid max-w-2xl gap-5">
        <ServerButtons server={server} />
        <NoteEditor server={server} />
      </div>
    </Panel>
  );
}

function ServerButtons({ server }: { server: FakeNotes }) {
  const [next, setNext] = useState<NextAnswer>('saved');
  function choose(answer: NextAnswer) {
    server.answerNext(answer);
    setNext(answer);
  }
  return (
    <div role="group" aria-label="What the server does" className="flex flex-wrap gap-2">
      {WAYS.map(([answer, label]) => (
        <Button
          key={answer}
          size="sm"
          variant={answer === next ? 'primary' : 'secondary'}
          aria-pressed={answer === next}
          onClick={() => choose(answer)}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="secondary" onClick={() => server.saveElsewhere({ title: 'Opening hours' })}>
        Someone else changes the title
      </Button>
      <Button size="sm" variant="secondary" onClick={() => server.saveElsewhere({ pinned: true })}>
        Someone else pins it
      </Button>
    </div>
  );
}

function NoteEditor({ server }: { server: FakeNotes }) {
  const editor = useSavedEditor<Note, NoteValues>(
    {
      place: { kind: 'gallery', tenant: 'gallery', id: 'note' },
      fields: ['title', 'text', 'pinned'],
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(FIRST_NOTE)),
      read: server.read,
      save: server.save,
    },
    FIRST_NOTE,
  );
  const { draft, errors, change } = editor;
  const titleError = errors['title'];
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
      className="grid gap-4"
    >
      <RestoredNotice editor={editor} />
      <TextField
        label={LABELS.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        {...(titleError === undefined ? {} : { error: titleError })}
      />
      <TextField
        label={LABELS.text}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <CheckboxField
        label={LABELS.pinned}
        checked={draft.pinned}
        onChange={(event) => change({ pinned: event.target.checked })}
      />
      <SaveBar editor={editor}>
        <EditorNotices editor={editor} describe={describe} />
      </SaveBar>
    </form>
  );
}
