'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { useErrorText } from '@/components/form/use-error-text';
import { isTextile } from '@/lib/modules/catalogue/rules/market/market-rules';
import { MARKET_FIELDS, PRODUCT_FACT_FIELDS } from './facts-form';
import { TextArea } from '@/components/ui/text-area';
import { CLAIM_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { FibreFields } from './fibre-fields';
import { useFocusedError } from './use-focused-error';
import type { ProductEditor } from './use-product-editor';

/** What the law of markets asks a client to say of a product. D54 */
export function MarketFactsPanel({ editor, readOnly }: { editor: ProductEditor; readOnly: boolean }) {
  const t = useTranslations('eventProducts.marketFacts');
  const text = useErrorText();
  const { draft, product, errors, setFacts } = editor;
  const box = useFocusedError(errors, MARKET_FIELDS, PRODUCT_FACT_FIELDS);
  return (
    <Panel id="market-facts" title={t('title')}>
      <fieldset ref={box} disabled={readOnly} className="grid min-w-0 gap-5">
        <p className="text-ink-soft">{t('lead')}</p>
        {isTextile(product.family) ? (
          <div data-field="fibres">
            <FibreFields
              fibres={draft.fibres}
              blank={product.blank_fibres}
              onChange={(fibres) => setFacts({ fibres })}
              error={text.field(errors.fibres)}
            />
          </div>
        ) : null}
        {(['warnings', 'greenEvidence'] as const).map((field) => (
          <div key={field} data-field={field}>
            <TextArea
              label={t(field)}
              hint={t(`${field}Hint`)}
              value={draft[field]}
              onChange={(event) => setFacts({ [field]: event.target.value })}
              maxLength={CLAIM_LENGTH}
              rows={3}
              error={text.field(errors[field])}
            />
          </div>
        ))}
      </fieldset>
    </Panel>
  );
}
