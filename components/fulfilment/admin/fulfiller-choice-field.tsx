'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { browserCall } from '@/lib/client/browser';
import type {
  chooseFulfiller,
  EventFulfiller,
  FulfillerChoice,
} from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { chooseFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';

interface FulfillerChoiceFieldProps {
  event: { tenant: string; slug: string };
  fulfiller: EventFulfiller;
  disabled: boolean;
}

const CHOICES: readonly FulfillerChoice[] = [null, 'preferred', 'excluded'];

/** Prefers a printer, excludes it, or neither; saved at once. S2.2-112. */
export function FulfillerChoiceField({ event, fulfiller, disabled }: FulfillerChoiceFieldProps) {
  const t = useTranslations('eventFulfillers');
  const name = useId();
  const { busy, error, run } = useAct();
  const { id, choice: seen } = fulfiller;
  const choose = (choice: FulfillerChoice) =>
    void run(
      () =>
        browserCall<typeof chooseFulfiller>(chooseFulfillerCall, {
          params: event,
          body: { fulfiller: id, choice, seen },
        }),
      { said: t('saved', { name: fulfiller.name }) },
    );
  return (
    <div>
      <fieldset disabled={disabled} aria-busy={busy || undefined}>
        <legend className="font-semibold wrap-anywhere">{t('choice', { name: fulfiller.name })}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={seen === choice}
              onChange={() => choose(choice)}
              className="size-5 shrink-0 accent-accent"
            />
            {t(`choices.${choice ?? 'none'}`)}
          </label>
        ))}
      </fieldset>
      <FormAlert error={error} />
    </div>
  );
}
