'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { isEmptyRichText, type RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { tidyRichText } from '@/lib/modules/storefront/rules/rich-text/tidy';
import { RICH_EXTENSIONS } from './extensions';
import { RICH_BOX, RICH_NODES } from './rich-text-classes';
import { RichTextToolbar } from './toolbar';

export interface RichTextEditorProps {
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  /** ARIA attributes of the box: its name, its hint and its error. */
  described: Record<string, string>;
  /** What was typed while this loaded. */
  typed: string;
}

/** An empty document has no block, and the editor needs one. */
const contentOf = (value: RichText) => (isEmptyRichText(value) ? '' : value);

/** Whether two tidy texts are the same. */
const isSame = (one: RichText, other: RichText) => JSON.stringify(one) === JSON.stringify(other);

/** The editor itself, which only a focused field loads. Nothing it writes is trusted: the schema decides. S3.6-16. */
export function RichTextEditor({ value, onChange, onBlur, described, typed }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: RICH_EXTENSIONS,
    content: contentOf(value),
    immediatelyRender: false,
    injectCSS: false,
    autofocus: 'end',
    editorProps: { attributes: { ...described, class: clsx(RICH_BOX, RICH_NODES) } },
    onCreate: ({ editor: made }) => {
      if (typed !== '') made.commands.insertContent({ type: 'text', text: typed });
    },
    onUpdate: ({ editor: edited }) => onChange(tidyRichText(edited.getJSON() as RichText)),
    onBlur,
  });
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: { ...described, class: clsx(RICH_BOX, RICH_NODES) } } });
  }, [editor, described]);
  // Undo, discard and a version that is brought back change the value from outside.
  useEffect(() => {
    if (!editor || isSame(tidyRichText(editor.getJSON() as RichText), value)) return;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  if (!editor) return null;
  return (
    <>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
