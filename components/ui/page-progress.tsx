import { useTranslations } from 'next-intl';
import { ProgressBar } from './progress-bar';

/** The progress bar of a layout, in the colour of its surface. SPEC 9. */
export function PageProgress() {
  return <ProgressBar label={useTranslations('forms')('processing')} />;
}
