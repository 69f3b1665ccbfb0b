'use client';

import { useTranslations } from 'next-intl';
import { ColourPicker } from '@/components/catalogue/shop/colour-picker';
import { FormAlert } from '@/components/form/form-alert';
import { PersonalTextField } from '@/components/design/shop/personal-text-field';
import { SizePicker } from '@/components/catalogue/shop/size-picker';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { EditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import { EditButtons } from './edit-buttons';
import type { OpenPanel } from './edit-panel';
import { fieldOf, useLineForm } from './use-line-form';

interface LineFormProps {
  linked: LinkedOrder;
  token: string;
  line: OrderPage['products'][number];
  panel: OpenPanel;
  options: EditOptions['lines'][number];
}

/** Colour, size and texts of one line, with the options of its product page. D18-4. */
export function LineForm({ linked, token, line, panel, options }: LineFormProps) {
  const t = useTranslations('orderPage');
  const { choice, texts, busy, formError, onSubmit, errorOf, setText } = useLineForm(
    { panel, line, token },
    options,
  );
  const { colours, variants } = options;
  const colour = colours.find(({ identifier }) => identifier === choice.colour);
  const sides = new Set(options.texts.map(({ side }) => side));
  return (
    <form
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {variants.length > 1 ? (
        <>
          <ColourPicker colours={colours} choice={choice} />
          <SizePicker choice={choice} colourName={colour?.name ?? ''} />
        </>
      ) : (
        <p className="text-muted">{t('onlyOne')}</p>
      )}
      {options.texts.map((text) => (
        <PersonalTextField
          key={fieldOf(text)}
          layer={{ text: text.text, allowed: text.allowed, maxLength: text.max_length }}
          side={sides.size > 1 ? text.side : undefined}
          value={texts[fieldOf(text)] ?? ''}
          error={errorOf(text)}
          onChange={(event) => setText(text, event.target.value)}
        />
      ))}
      {linked.order.kind === 'store' ? <p className="text-[0.9375rem] text-muted">{t('priceHint')}</p> : null}
      <FormAlert error={formError} />
      <EditButtons panel={panel} busy={busy} />
    </form>
  );
}
