'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormSection } from '@/components/orders/shop/form-section';
import type { ContractForm } from '@/components/form/use-contract-form';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icons';
import { TextField } from '@/components/ui/text-field';
import type { ClaimValues } from './claim-values';
import type { CodeCheck } from './use-code-check';

interface PromotionSectionProps extends Pick<ContractForm<ClaimValues, ClaimValues>, 'form' | 'field'> {
  code: string;
  checked: CodeCheck;
}

/** Said in the field, at its end, where it moves nothing. */
function Valid() {
  const t = useTranslations('claim');
  return (
    <span className="flex items-center gap-1.5 pe-3.5 text-[0.9375rem] font-semibold text-ok">
      <Check aria-hidden="true" className="size-4.5" />
      {t('codeValid')}
    </span>
  );
}

interface LinkedCodeProps {
  code: string;
  valid: boolean;
  onOther(): void;
}

/** The code that came with the link, in the place of its field. */
function LinkedCode({ code, valid, onOther }: LinkedCodeProps) {
  const t = useTranslations('claim');
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-paper px-3.5 py-2">
        <span className="min-w-0 font-semibold tracking-wide wrap-anywhere uppercase">{code}</span>
        {valid ? (
          <span className="-me-3.5">
            <Valid />
          </span>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-[0.9375rem] text-muted">{t('codeFromLink')}</p>
        <Button variant="quiet" size="sm" className="-ms-3 underline underline-offset-2" onClick={onOther}>
          {t('codeOther')}
        </Button>
      </div>
    </div>
  );
}

/**
 * The promotion code, checked as soon as it has been entered; a link's code stands in the field's place until it is
 * refused or another is wanted. The field keeps its room then, so that nothing moves. S2.7-6, D22-2.
 */
export function PromotionSection({ form, field, code, checked }: PromotionSectionProps) {
  const t = useTranslations('orderForm');
  const claim = useTranslations('claim');
  const text = useErrorText();
  const [other, setOther] = useState(false);
  const { link, outlookOf, check } = checked;
  const { error, onBlur, ...input } = field('promo_code');
  const outlook = outlookOf(code);
  const said = error ?? (outlook === 'refused' ? text.field('invalid_promo_code') : undefined);
  const valid = outlook === 'usable' && said === undefined;
  const linked = link !== '' && code === link && said === undefined && !other;
  const wasLinked = useRef(linked);
  const { submitCount } = form.formState;
  useEffect(() => {
    // Of a link's code that is refused on arrival the page only tells.
    if (wasLinked.current && !linked && (other || submitCount > 0)) form.setFocus('promo_code');
    wasLinked.current = linked;
  }, [linked, other, submitCount, form]);
  return (
    <FormSection title={t('promotion')}>
      <div className="grid *:[grid-area:1/1]">
        <div className={linked ? 'invisible' : ''}>
          <TextField
            {...input}
            onBlur={(event) => {
              void onBlur(event);
              check();
            }}
            error={said}
            required
            label={t('promoCode')}
            hint={t('promoHint')}
            trailing={valid && !linked ? <Valid /> : null}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            inputClassName={`uppercase tracking-wide ${valid ? 'pe-32' : ''}`}
          />
        </div>
        {linked ? <LinkedCode code={code} valid={valid} onOther={() => setOther(true)} /> : null}
      </div>
      <p role="status" className="sr-only">
        {valid ? claim('codeWorks') : ''}
        {error === undefined && code !== link ? said : ''}
      </p>
    </FormSection>
  );
}
