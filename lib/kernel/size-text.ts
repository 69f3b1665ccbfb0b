import { LOCALES, type Locale } from './locales';

const UNITS = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1000],
] as const;

/** A number of bytes as people write it in a language: `1 MB`, `64 kB`, in French `11,5 Mo`. D10. */
export function sizeText(locale: Locale, bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? ['byte', 1];
  const tag = LOCALES.find(({ code }) => code === locale)?.file ?? 'en-GB';
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tag, format).format(bytes / size);
}
