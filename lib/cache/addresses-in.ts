/** The addresses of a variable that holds several, separated by commas. */
export function addressesIn(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
