'use client';

import { ImageUp, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChooseFile } from '@/components/uploads/admin/choice/choose-file';
import { Button } from '@/components/ui/button';
import { FILE_CLASSES } from '@/components/ui/file-classes';
import { FieldError } from '@/components/ui/field-error';
import { loadLibraryPicture } from '@/lib/modules/uploads/client/library';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { pictureProblem, PICTURE_TYPES } from './picture-problem';
import { useObjectUrl } from './use-object-url';
import type { Editor } from './use-editor';

type PictureName = 'customLogo' | 'customBackground' | 'shareImage' | 'favicon';

/** Puts a chosen file into the form, or reports what is wrong with it before it is sent. */
function useChoice({ form }: Editor, of: PictureName) {
  const path = `storeConfig.${of}.blob` as const;
  const blob = useWatch({ control: form.control, name: path });
  const [undone, setUndone] = useState(0);

  function set(picture: File | undefined, file: string | undefined) {
    form.clearErrors(path);
    form.setValue(`storeConfig.${of}.file`, file, { shouldDirty: true });
    form.setValue(path, picture, { shouldDirty: true });
  }

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = pictureProblem(file);
    if (wrong) form.setError(path, { type: 'picture', message: wrong });
    else set(file, undefined);
  }
  /** Its copy is shown; saving names the file, and sends no picture. */
  async function takeFromLibrary(file: LibraryFile) {
    set(await loadLibraryPicture(file), file.id);
    setUndone((count) => count + 1);
  }
  function undo() {
    set(undefined, undefined);
    setUndone((count) => count + 1);
  }
  return { path, blob, take, takeFromLibrary, undo, undone };
}

interface PictureFieldProps {
  editor: Editor;
  of: PictureName;
  label: ReactNode;
  /** URL of the saved picture; empty for none. */
  saved: string;
}

/** Lets the user choose a picture and previews it at once. */
export function PictureField({ editor, of, label, saved }: PictureFieldProps) {
  const t = useTranslations('storeConfiguration.picture');
  const id = useId();
  const { path, blob, take, takeFromLibrary, undo, undone } = useChoice(editor, of);
  const shown = useObjectUrl(blob) ?? (saved === '' ? null : saved);
  const { error } = editor.field(path);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <span className="relative grid h-20 w-36 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-paper-deep">
          {shown ? (
            <img src={shown} alt={t('alt')} className="absolute inset-0 size-full object-contain p-1" />
          ) : (
            <ImageUp aria-hidden="true" className="size-6 text-muted" />
          )}
        </span>
        <div className="grid min-w-0 gap-1.5">
          <input
            // A new key resets the file input after undo or save, so that the same file can be chosen again.
            key={`${undone} ${editor.configuration.version}`}
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={(event) => take(event.target.files?.[0])}
            className={FILE_CLASSES}
          />
          <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
            {blob ? t('chosen', { name: blob.name }) : t('hint')}
          </p>
          <div className="flex flex-wrap gap-1">
            <ChooseFile tenant={editor.store.tenant} onChoose={takeFromLibrary} />
            {blob ? <UndoButton onUndo={undo} /> : null}
          </div>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('storeConfiguration.picture');
  const icon = <Undo2 aria-hidden="true" className="size-4" />;
  return (
    <Button variant="quiet" size="sm" icon={icon} onClick={onUndo} className="w-fit">
      {t('undo')}
    </Button>
  );
}
