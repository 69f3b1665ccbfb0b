'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { useKitText } from '../kit-text';

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * What is wrong with a day, as a text. React Aria's own texts are in the browser's language, which may not be the
 * page's.
 */
export function useDateError({ min, max }: Limits): (details: ValidityState) => string {
  const text = useKitText();
  const { locale } = useLocale();
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = (day: string) => new Intl.DateTimeFormat(locale, parts).format(new Date(`${day}T00:00:00Z`));
  return ({ rangeUnderflow, rangeOverflow }) => {
    if (rangeUnderflow && rangeOverflow) return text('date.reversed');
    if (rangeUnderflow && min) return text('date.tooEarly', { day: format(min) });
    return rangeOverflow && max ? text('date.tooLate', { day: format(max) }) : '';
  };
}
