'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { DeliveryFieldsProps } from '@/components/orders/shop/delivery-fields';
import { Button } from '@/components/ui/button';
import { postalLines, type PostalAddress } from '@/lib/address/postal-lines';
import { fillIn, readAddress } from './address-boxes';
import { askForAddress, settle } from './ask';
import { watchAddress } from './watch-address';

interface AddressSuggestionProps extends Pick<DeliveryFieldsProps, 'field' | 'countries' | 'states'> {
  /** What the fields stand in. */
  around: RefObject<HTMLElement | null>;
  /** Something was typed before this was loaded. */
  typed: boolean;
  /** What the fields begin with has had its suggestion elsewhere on the page. */
  answered: boolean;
}

interface Shown {
  offer: PostalAddress | null;
  /** What became of the last one. */
  said: 'used' | 'kept' | null;
}
const NOTHING: Shown = { offer: null, said: null };

function useOffer({ around, typed, answered, countries, states }: Omit<AddressSuggestionProps, 'field'>) {
  const [shown, setShown] = useState(NOTHING);
  const [wasTyped] = useState(typed);
  const places = useRef({ countries, states });
  useEffect(() => {
    places.current = { countries, states };
  });
  useEffect(() => {
    if (!around.current) return undefined;
    if (answered && !wasTyped) settle(readAddress(around.current));
    return watchAddress(around.current, wasTyped, {
      changed: () => setShown(NOTHING),
      ask: (address, asking) => {
        const { countries: all, states: offered } = places.current;
        return askForAddress(address, { countries: all.map(({ iso2 }) => iso2), states: offered }, asking);
      },
      offer: (offer) => setShown({ offer, said: null }),
    });
  }, [around, wasTyped, answered]);
  return { ...shown, setShown };
}

/** The lines of an address, with the country as the page’s language calls it. */
function shownLines(address: PostalAddress, countries: AddressSuggestionProps['countries']): string[] {
  const label = countries.find(({ name }) => name === address.address_country)?.label;
  return [...postalLines(address).slice(0, -1), label ?? address.address_country];
}

/**
 * What the address may have been meant to be, beside its fields: taken by one press, kept as it is by another, in nobody’s way.
 * The answer is heard, and the focus stays here whichever is pressed. S2.2-150.
 */
export function AddressSuggestion(props: AddressSuggestionProps) {
  const { around, field, countries } = props;
  const t = useTranslations('address.suggestion');
  const title = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const { offer, said, setShown } = useOffer(props);
  const lines = offer ? shownLines(offer, countries) : [];
  function answer(which: 'used' | 'kept') {
    if (which === 'used' && offer && around.current) {
      settle(offer);
      fillIn(around.current, offer, (part, box) => field(part).onChange?.({ target: box, type: 'change' }));
    }
    setShown({ offer: null, said: which });
    status.current?.focus();
  }
  // Without words it takes no room, not even a gap of the grid that it stands in.
  const room = offer || said ? '' : '-mt-4';
  return (
    <div className={`min-w-0 sm:col-span-2 ${room}`}>
      <p ref={status} role="status" tabIndex={-1} className={said ? 'text-muted' : 'sr-only'}>
        {offer ? t('heard', { address: lines.join(', ') }) : said ? t(said) : ''}
      </p>
      {offer ? (
        <div role="group" aria-labelledby={title} className="grid gap-3 rounded-card border border-line p-4">
          <p id={title} className="font-semibold">
            {t('title')}
          </p>
          <address className="not-italic wrap-anywhere">
            {lines.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </address>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => answer('used')}>
              {t('use')}
            </Button>
            <Button variant="quiet" onClick={() => answer('kept')}>
              {t('keep')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
