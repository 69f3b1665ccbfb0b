import { useFormatter } from 'next-intl';

/** How many there are, as the reader's language writes it. */
export function Count({ value }: { value: number }) {
  return useFormatter().number(value);
}
