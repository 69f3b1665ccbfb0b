'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { RichTextView } from '@/components/storefront/shop/rich-text/rich-text-view';
import { FieldError } from '@/components/ui/field-error';
import { Spinner } from '@/components/ui/spinner';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { RICH_BOX } from './rich-text-classes';
import type { RichTextEditorProps } from './rich-text-editor';

interface RichTextFieldProps {
  label: ReactNode;
  hint?: string;
  error: string | undefined;
  /** Its path in the form, for links that focus it. */
  name: string;
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  /** Gets how the form can focus it. */
  boxRef: (box: { focus: () => void } | null) => void;
}

/** The attributes that tie the box to its label, hint and error. */
function useDescribed(id: string, hasHint: boolean, hasError: boolean) {
  return useMemo(() => {
    const texts = [hasError ? `${id}-error` : '', hasHint ? `${id}-hint` : ''].filter(Boolean).join(' ');
    return {
      role: 'textbox',
      'aria-multiline': 'true' as const,
      'aria-labelledby': id,
      ...(texts ? { 'aria-describedby': texts } : {}),
      ...(hasError ? { 'aria-invalid': 'true' as const } : {}),
    };
  }, [id, hasHint, hasError]);
}

/** Loads the editor once; what is typed until then is kept. */
function useLoading() {
  const [state, setState] = useState<'text' | 'loading' | 'failed'>('text');
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const typed = useRef('');
  async function load(): Promise<void> {
    if (state === 'loading' || Editor) return;
    setState('loading');
    try {
      const loaded = await import('./rich-text-editor');
      setEditor(() => loaded.RichTextEditor);
    } catch {
      setState('failed');
    }
  }
  function keep({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed.current += key;
  }
  return { state, Editor, load, keep, typed };
}

/** A formatted text: shown as it is, and edited once it is focused, when the editor's code loads. S3.6-16. */
export function RichTextField({ label, hint, error, name, value, boxRef, ...change }: RichTextFieldProps) {
  const t = useTranslations('storeConfiguration.richText');
  const id = useId();
  const described = useDescribed(id, hint !== undefined, error !== undefined);
  const { state, Editor, load, keep, typed } = useLoading();
  return (
    <div
      ref={(box) =>
        boxRef(box && { focus: () => box.querySelector<HTMLElement>('[role="textbox"]')?.focus() })
      }
      data-field={name}
      className="min-w-0"
    >
      <p id={id} className="mb-1.5 font-semibold">
        {label}
      </p>
      {Editor ? (
        <Editor value={value} described={described} typed={typed.current} {...change} />
      ) : (
        <div
          {...described}
          tabIndex={0}
          aria-busy={state === 'loading' || undefined}
          className={clsx(RICH_BOX, 'cursor-text rounded-t-control')}
          onKeyDown={keep}
          onFocus={({ currentTarget }) => {
            if (!currentTarget.closest('fieldset:disabled')) void load();
          }}
          // A link in it is edited, not followed.
          onClick={(event) => event.preventDefault()}
        >
          {state === 'loading' ? <Spinner /> : null}
          <RichTextView document={value} />
        </div>
      )}
      {state === 'failed' && !Editor ? <FieldError id={`${id}-load`} error={t('failed')} /> : null}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
