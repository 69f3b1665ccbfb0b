import { urlOf } from '@/lib/client/call';
import { clientRevenueFileCall } from '@/lib/modules/insights/contract/paths';

/** The address of clients' revenue as a CSV file in this language, narrowed as the page is. */
export const revenueFileHref = (
  query: Readonly<Record<string, string | undefined>>,
  by: string,
  lang: string,
): string => {
  const said = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== 'cursor',
  );
  return urlOf(clientRevenueFileCall.path, {}, { ...Object.fromEntries(said), by, lang });
};
