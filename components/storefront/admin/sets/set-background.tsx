'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { FILE_CLASSES } from '@/components/ui/file-classes';
import type { NewColourSet } from '@/lib/modules/storefront/contract/look-sets';
import { pictureProblem, PICTURE_TYPES } from '../picture-problem';
import { useObjectUrl } from '../use-object-url';
import type { ColourSetValues } from './colour-set-form';

/** The background picture that a colour set brings to a store without one of its own. S3.6-1. */
export function SetBackground({
  form: { form, field },
}: {
  form: ContractForm<ColourSetValues, { colourSet: NewColourSet }>;
}) {
  const t = useTranslations('storeConfiguration');
  const id = useId();
  const { blob, backgroundImage = '' } = useWatch({ control: form.control, name: 'colourSet' });
  const shown = useObjectUrl(blob as File | undefined) ?? (backgroundImage === '' ? null : backgroundImage);
  const error = field('colourSet.blob').error ?? field('colourSet.backgroundImage').error;

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = pictureProblem(file);
    if (wrong) form.setError('colourSet.blob', { type: 'picture', message: wrong });
    else {
      form.clearErrors('colourSet.blob');
      form.setValue('colourSet.blob', file, { shouldDirty: true });
    }
  }
  function remove() {
    form.clearErrors('colourSet.blob');
    form.setValue('colourSet.blob', undefined, { shouldDirty: true });
    form.setValue('colourSet.backgroundImage', '', { shouldDirty: true });
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('sets.background')}
      </label>
      {shown ? (
        <img
          src={shown}
          alt={t('picture.alt')}
          className="h-24 w-44 rounded-control border border-line object-cover"
        />
      ) : null}
      <input
        key={blob ? 'chosen' : 'none'}
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => take(event.target.files?.[0])}
        className={FILE_CLASSES}
      />
      <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
        {t('picture.hint')}
      </p>
      {shown ? (
        <Button variant="quiet" size="sm" onClick={remove} className="w-fit">
          {t('sets.removeBackground')}
        </Button>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
