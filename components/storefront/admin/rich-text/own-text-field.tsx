'use client';

import { useController } from 'react-hook-form';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import type { Editor } from '../use-editor';
import { RichTextField } from './rich-text-field';

interface OwnTextFieldProps {
  label: string;
  hint?: string;
  name: 'storeConfig.aboutUs.document' | 'storeConfig.faqs.document' | 'storeConfig.terms.document';
  editor: Editor;
}

/** One of the client's texts as a field of the studio's form. S3.6-16. */
export function OwnTextField({ name, editor, ...texts }: OwnTextFieldProps) {
  const { field } = useController({ control: editor.form.control, name });
  const { error } = editor.field(name);
  return (
    <RichTextField
      {...texts}
      name={name}
      error={error}
      // The initial values name every field, and a draft has their shape.
      value={field.value as RichText}
      onChange={field.onChange}
      onBlur={field.onBlur}
      boxRef={field.ref}
    />
  );
}
