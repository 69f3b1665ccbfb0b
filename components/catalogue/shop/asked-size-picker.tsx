'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SizePicker, type SizePickerProps } from './size-picker';

interface AskedSizePickerProps extends Omit<SizePickerProps, 'error'> {
  /** Counts the attempts to continue without a size; each one shows the error and focuses the picker. */
  asked: number;
}

/** A size picker without preselection where there are several sizes. */
export function AskedSizePicker({ asked, ...props }: AskedSizePickerProps) {
  const t = useTranslations('product');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) place.current?.querySelector('input')?.focus();
  }, [asked]);
  const missing = asked > 0 && props.choice.size === '';
  return (
    <div ref={place}>
      <SizePicker {...props} error={missing ? t('chooseSize') : undefined} />
    </div>
  );
}
