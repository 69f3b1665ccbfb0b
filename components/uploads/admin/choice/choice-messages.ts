import type { MessageName } from '@/lib/intl/pick-messages';

/** What choosing from the library says, to be among the messages of each page that offers it. */
export const FILE_CHOICE_MESSAGES = [
  'fileChoice',
  'files.kinds',
  'files.list',
  'files.pixels',
  'files.untitled',
] as const satisfies readonly MessageName[];
