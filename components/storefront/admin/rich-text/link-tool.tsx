'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { POPOVER_CLASSES } from '@/components/admin/overlay/popover-classes';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { meantHref } from '@/lib/modules/storefront/rules/rich-text/safe-href';
import { TOOL_CLASSES } from './tool-classes';

/** Where the link under the cursor leads; empty for none. */
function hrefAt(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

/** Makes, changes and takes off a link; an address without a text under the cursor is its own text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** The button for a link, and the box that asks for its address. S3.6-16. */
export function LinkTool({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.richText');
  const href = useEditorState({ editor, selector: ({ editor: current }) => hrefAt(current) });
  return (
    <DialogTrigger>
      <AriaButton
        aria-label={t('link')}
        data-selected={href === '' ? undefined : true}
        className={TOOL_CLASSES}
      >
        <Link aria-hidden="true" className="size-4.5" />
      </AriaButton>
      <Popover placement="bottom start" offset={6} className={POPOVER_CLASSES}>
        <Dialog aria-label={t('link')} className="grid max-w-md gap-3 p-4 outline-none sm:min-w-72">
          {({ close }) => <LinkBox editor={editor} stored={href} close={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface LinkBoxProps {
  editor: Editor;
  stored: string;
  close: () => void;
}

function LinkBox({ editor, stored, close }: LinkBoxProps) {
  const t = useTranslations('storeConfiguration.richText');
  const text = useErrorText();
  const [typed, setTyped] = useState(stored);
  const [isBad, setBad] = useState(false);

  function apply() {
    const href = meantHref(typed);
    setBad(href === undefined);
    if (href === undefined) return;
    close();
    setLink(editor, href);
  }
  function remove() {
    close();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }
  const error = isBad ? text.field('bad_url') : undefined;
  return (
    <>
      <TextField
        label={t('linkAddress')}
        hint={t('linkHint')}
        inputMode="url"
        maxLength={2000}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Not the studio's form, in which this box stands.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        {...(error ? { error } : {})}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={apply}>
          {t('linkApply')}
        </Button>
        {stored === '' ? null : (
          <Button size="sm" variant="secondary" onClick={remove}>
            {t('linkRemove')}
          </Button>
        )}
      </div>
    </>
  );
}
