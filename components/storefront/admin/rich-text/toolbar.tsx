'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Minus,
  Quote,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { LinkTool } from './link-tool';
import { TOOL_CLASSES } from './tool-classes';

const ICON = 'size-4.5';

interface Tool {
  name: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote';
  Icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading2',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    Icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** What can be done with the text, reached by Tab and walked by the arrow keys. S3.6-16. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.richText');
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.filter(({ isOn }) => isOn(current)).map(({ name }) => name),
  });
  return (
    <Toolbar
      aria-label={t('toolbar')}
      className="flex flex-wrap gap-0.5 rounded-t-control border border-b-0 border-line-strong bg-paper-deep p-1"
    >
      {TOOLS.map(({ name, Icon, press }) => (
        <ToggleButton
          key={name}
          aria-label={t(name)}
          isSelected={on.includes(name)}
          onChange={() => press(editor)}
          className={TOOL_CLASSES}
        >
          <Icon aria-hidden="true" className={ICON} />
        </ToggleButton>
      ))}
      <Button
        aria-label={t('rule')}
        onPress={() => editor.chain().focus().setHorizontalRule().run()}
        className={TOOL_CLASSES}
      >
        <Minus aria-hidden="true" className={ICON} />
      </Button>
      <LinkTool editor={editor} />
    </Toolbar>
  );
}
