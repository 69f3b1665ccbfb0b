import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';

/** The blanks of the first import, as the server gives them to the builder. */
export const BUILDER_BLANKS: BuilderBlanks = BLANK_CATALOGUE.map(({ categories, ...blank }) => ({
  ...blank,
  offered: true,
  category: categories[0] ?? '',
}));
