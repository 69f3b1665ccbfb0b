/** Country, and two addresses; see `writtenAddress`. */
type AddressPair = [country: string, one: string, other: string];

export interface AddressPairs {
  same: AddressPair[];
  different: AddressPair[];
}

/** The second address, with the first one's place if it names none. */
function placed(written: string, head: string): string {
  return written.includes(' // ') ? written : `${written} // ${head.split(' // ')[1] ?? ''}`;
}

/**
 * Parses the fixture format: `[GB]` starts a country; each block is one home, `line / line // city / postcode`. Below
 * it, `=` lines are other spellings of the same home, and `≠` lines are similar but different homes. City and postcode
 * may be left out when unchanged.
 */
export function parsePairs(...texts: readonly string[]): AddressPairs {
  const pairs: AddressPairs = { same: [], different: [] };
  let [country, head] = ['', ''];
  for (const line of texts.join('\n').split('\n')) {
    const [sign, rest] = [line.slice(0, 2), line.slice(2)];
    if (/^\[[A-Z]{2}\]$/.test(line)) country = line.slice(1, 3);
    else if (sign === '= ') pairs.same.push([country, head, placed(rest, head)]);
    else if (sign === '≠ ') pairs.different.push([country, head, placed(rest, head)]);
    else head = line;
  }
  return pairs;
}

/** `line / line // city / postcode` as the fields of S3.1-1. */
export function writtenAddress(country: string, written: string) {
  const [lines = '', place = ''] = written.split(' // ');
  const [first = '', second = ''] = lines.split(' / ');
  const [city = '', postcode = ''] = place.split(' / ');
  return {
    address_first_line: first.trim(),
    address_second_line: second.trim(),
    address_city: city.trim(),
    address_postcode: postcode.trim(),
    countryIso2: country,
  };
}
