import { useFormatter, useTranslations } from 'next-intl';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';

/** A count that goes no further than the list counts: «10,000+» beyond. */
export function BoundedCount({ value }: { value: number }) {
  const t = useTranslations('events');
  const format = useFormatter();
  return value > COUNTED_TO ? t('more', { count: COUNTED_TO }) : format.number(value);
}
