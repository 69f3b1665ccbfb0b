import type { Locale } from '@/lib/kernel/locales';
import type { Block } from './help/parse-markdown';

/** The legal texts that are files, each at the address of its name. S2.1-49. */
export const LAW_SLUGS = [
  'imprint',
  'accessibility',
  'cookies',
  'right-of-withdrawal',
  'data-processing-terms',
  'sub-processors',
] as const;
export type LawSlug = (typeof LAW_SLUGS)[number];

/** A legal text with its version and what changed from version to version. */
export interface LawText {
  slug: LawSlug;
  title: string;
  summary: string;
  version: string;
  /** In force since, YYYY-MM-DD. */
  since: string;
  /** The newest first. */
  history: { version: string; since: string; change: string }[];
  /** A lawyer hasn't looked at it yet. */
  unreviewed: boolean;
  /** English where it is not translated. */
  language: Locale;
  blocks: Block[];
}
