import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';

const KB = 1000;
const MB = 1_000_000;

/** A file's size as the reader's language writes it, in whole kilobytes or megabytes with one place. */
export function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const [unit, value, places] =
    bytes >= MB
      ? (['megabyte', bytes / MB, 1] as const)
      : (['kilobyte', Math.max(1, bytes / KB), 0] as const);
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: places });
  return <span className="whitespace-nowrap">{format.format(value)}</span>;
}
