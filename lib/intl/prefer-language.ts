import { isLocale, type Locale } from '@/lib/kernel/locales';

/** Browser language tags that the platform knows under another code. */
const ALIASES: Record<string, Locale> = { nb: 'no', nn: 'no' };

function localeOf(tag: string): Locale | undefined {
  const language = tag.split('-')[0] ?? '';
  if (isLocale(language)) return language;
  return Object.hasOwn(ALIASES, language) ? ALIASES[language] : undefined;
}

/** `de-AT;q=0.8` → its tag and weight; a malformed weight counts as 0. */
function rangeOf(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality ? Number(quality.slice(2)) : 1;
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

/** The best of the ten languages for an Accept-Language header; null when it names none of them. S4, D10-5. */
export function preferLanguage(header: string | null | undefined): Locale | null {
  const ranges = (header ?? '').slice(0, 1000).split(',').map(rangeOf);
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return null;
}
