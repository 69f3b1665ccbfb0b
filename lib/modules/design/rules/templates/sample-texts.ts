import type { SampleTexts } from './plan';

/** The translated part of the sample texts. */
export type SampleWords = Omit<
  SampleTexts,
  'year' | 'date' | 'number' | 'names' | 'namesTitle' | 'distance' | 'initials'
> & { classOf: string };

const NAMES = ['Alex', 'Bea', 'Chris', 'Dana', 'Elif', 'Finn', 'Grace', 'Hugo'];

/** The texts that templates begin with: in a language (`de-DE`), their dates in the year to come. */
export function sampleTexts(words: SampleWords, language: string, today: Date): SampleTexts {
  const { classOf, ...texts } = words;
  const year = today.getFullYear();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...texts,
    est: `${words.est} ${year}`,
    year: String(year),
    date: date.format(Date.UTC(year + 1, 5, 12)),
    number: '10',
    names: NAMES.join('\n'),
    namesTitle: `${classOf} ${year + 1}`,
    distance: '10 km',
    initials: 'MB',
  };
}
