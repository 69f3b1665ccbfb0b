'use client';

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { EventProductDetail, PrintIssue } from '@/lib/modules/catalogue/contract/event-product';
import { Panel } from '@/components/admin/panel';

type CheckedProduct = Pick<EventProductDetail, 'issues' | 'sides' | 'colours'>;

interface PrintFindingsProps {
  product: CheckedProduct;
  /** Design or colours were changed after they were stored; the findings are about the stored ones. */
  outdated: boolean;
}

/**
 * The print check's findings for the stored design, per colour of the product. While it is being changed there is one
 * verdict only, the editor's: an old “all is well” beside a new problem would contradict it.
 */
export function PrintFindings({ product, outdated }: PrintFindingsProps) {
  const t = useTranslations('eventProducts.print');
  const { issues, sides } = product;
  return (
    <Panel id="product-print" title={t('title')}>
      <div className="grid gap-3">
        {outdated ? <p className="text-muted">{t('ofSaved')}</p> : null}
        {!outdated && sides.length === 0 ? <p>{t('nothing')}</p> : null}
        {!outdated && sides.length > 0 && issues.length === 0 ? (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            {t('fine')}
          </p>
        ) : null}
        <ul className="grid gap-2.5 empty:hidden">
          {(outdated ? [] : issues).map((issue) => (
            <Finding key={[issue.side, issue.code, issue.layer_id].join()} issue={issue} product={product} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Finding({ issue, product }: { issue: PrintIssue; product: CheckedProduct }) {
  const t = useTranslations('eventProducts.print');
  const say = useTranslations('preflight');
  const side = useTranslations('design.side');
  const blocks = issue.severity === 'block';
  const Icon = blocks ? CircleAlert : TriangleAlert;
  const names = product.colours
    .filter(({ identifier }) => issue.colours.includes(identifier))
    .map(({ name }) => name);
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${blocks ? 'text-danger' : 'text-warn'}`} />
      <span>
        <span className="font-semibold">{t(blocks ? 'blocks' : 'warns', { side: side(issue.side) })}</span>{' '}
        {say(issue.code, issue.values)}
        {names.length > 0 ? <span className="text-muted"> ({names.join(', ')})</span> : null}
      </span>
    </li>
  );
}
