import { useTranslations } from 'next-intl';
import { ProgressBar } from './progress-bar';

/** The progress bar of a layout, in its surface's colour. S9-18. */
export function PageProgress() {
  return <ProgressBar label={useTranslations('forms')('processing')} />;
}
