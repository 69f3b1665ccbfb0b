import type { PostalAddress } from '@/lib/address/postal-lines';

/** The country first: the other fields depend on it. */
const PARTS = [
  'address_country',
  'address_first_line',
  'address_second_line',
  'address_city',
  'address_postcode',
  'address_county',
  'address_state',
] as const satisfies readonly (keyof PostalAddress)[];
export type AddressPart = (typeof PARTS)[number];

export type AddressBox = HTMLInputElement | HTMLSelectElement;

const boxesIn = (around: HTMLElement): AddressBox[] => [
  ...around.querySelectorAll<AddressBox>('input[name], select[name]'),
];

/** The box of a part; a form with several addresses puts the address before the part’s name. */
function boxOf(around: HTMLElement, part: AddressPart): AddressBox | undefined {
  return boxesIn(around).find(({ name }) => name === part || name.endsWith(`.${part}`));
}

/** What stands in the fields; empty for those that the country doesn’t have. */
export function readAddress(around: HTMLElement): PostalAddress {
  const read = (part: AddressPart): string => boxOf(around, part)?.value.trim() ?? '';
  return {
    address_first_line: read('address_first_line'),
    address_second_line: read('address_second_line'),
    address_city: read('address_city'),
    address_postcode: read('address_postcode'),
    address_county: read('address_county'),
    address_state: read('address_state'),
    address_country: read('address_country'),
  };
}

/** Every field that must hold something does. */
export function isFilled(around: HTMLElement): boolean {
  return boxesIn(around).every(({ required, value }) => !required || value.trim() !== '');
}

/** The form has said that something is wrong with a field. */
export function hasErrors(around: HTMLElement): boolean {
  return boxesIn(around).some((box) => box.getAttribute('aria-invalid') === 'true');
}

/** Puts the parts of an address that differ into their boxes, and tells each of them. */
export function fillIn(
  around: HTMLElement,
  address: PostalAddress,
  tell: (part: AddressPart, box: AddressBox) => void,
): void {
  for (const part of PARTS) {
    const box = boxOf(around, part);
    if (!box || box.value.trim() === address[part]) continue;
    box.value = address[part];
    tell(part, box);
  }
}
