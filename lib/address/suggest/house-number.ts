/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set('GB IE US CA AU NZ FR LU MC'.split(' '));
/** Countries that write it after the street. */
const NUMBER_LAST = new Set(
  'DE AT CH LI NL BE DK SE NO FI IS IT ES PT PL CZ SK HU SI HR EE LV LT'.split(' '),
);

const NUMBER = /^\d{1,4}\p{L}?$/u;
const isStreet = (line: string): boolean => /\p{L}{3}/u.test(line) && !/[\d/]/.test(line);

/**
 * The street with the house number that stands alone in the other line; undefined where there is none, or where the country’s
 * order isn’t known. Where the number comes first, one alone in the second line may be a flat’s, and stays. S2.2-148.
 */
export function joinedLine(iso2: string, first: string, second: string): string | undefined {
  const [one, other] = [first.trim(), second.trim()];
  const street = NUMBER.test(one) && isStreet(other) ? other : undefined;
  const last = NUMBER_LAST.has(iso2);
  if (street !== undefined) {
    if (last) return `${street} ${one}`;
    return NUMBER_FIRST.has(iso2) ? `${one} ${street}` : undefined;
  }
  return last && NUMBER.test(other) && isStreet(one) ? `${one} ${other}` : undefined;
}
