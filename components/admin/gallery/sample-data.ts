import type { LoadOptions } from '../field/use-loaded-options';
import type { Option } from '../field/option-list';

export const LONG_TEXT =
  'Herbstfest der Universitätsbuchhandlung Donaudampfschifffahrtsgesellschaft mit allen Zweigstellen in Niederösterreich';

export const PRODUCTS: readonly Option[] = [
  { value: 'tee', label: 'Classic tee', detail: '12 colours' },
  { value: 'hoodie', label: 'Heavy hoodie', detail: '6 colours' },
  { value: 'mug', label: 'Enamel mug', detail: 'Sold out', disabled: true },
  { value: 'long', label: LONG_TEXT, detail: 'A long name' },
];

/** Finds after half a second, as a server on a slow line would. */
export const findProducts: LoadOptions = (search, signal) =>
  new Promise((resolve, reject) => {
    const found = PRODUCTS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
    const timer = setTimeout(() => resolve(found), 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

export const findNothing: LoadOptions = () => Promise.resolve([]);
export const findWithError: LoadOptions = () => Promise.reject(new Error('offline'));
