/** Country, and two addresses; see `writtenAddress`. */
type AddressPair = [country: string, one: string, other: string];

export interface AddressPairs {
  same: AddressPair[];
  different: AddressPair[];
}

/** Those of the other writing with the head's place, where it names none. */
function placed(written: string, head: string): string {
  return written.includes(' // ') ? written : `${written} // ${head.split(' // ')[1] ?? ''}`;
}

/**
 * Reads the golden file's form: `[GB]` begins a country; each block a home, `line / line // city / postcode`, and below
 * it `=` how else people write that home, and `≠` homes easily taken for it. City and postcode stay as they were where
 * they are left out.
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

/** `line / line // city / postcode` as the fields of SPEC 3.1. */
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
