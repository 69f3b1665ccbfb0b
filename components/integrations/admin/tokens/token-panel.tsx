'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { TokenList } from '@/lib/modules/integrations/contract/tokens';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

interface TokenPanelProps {
  tenant: string;
  list: TokenList;
}

/** The client's API tokens, and a button for a new one. D47-6. */
export function TokenPanel({ tenant, list }: TokenPanelProps) {
  const t = useTranslations('apiTokens');
  const [open, setOpen] = useState(false);
  const { tokens, left } = list;
  const create = (
    <Button size="sm" off={left === 0} onClick={() => setOpen(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Panel id="tokens" title={t('tokens')} aside={tokens.length > 0 ? create : null} flush>
      {left === 0 ? (
        <p className="px-4 pt-4 text-muted sm:px-5">{t('full', { count: tokens.length })}</p>
      ) : null}
      {tokens.length === 0 ? (
        <div className="p-4 sm:p-5">
          <EmptyState icon={<KeyRound aria-hidden="true" />} title={t('none')} action={create}>
            {t('noneText')}
          </EmptyState>
        </div>
      ) : (
        <TokenTable tenant={tenant} tokens={tokens} />
      )}
      {open ? <TokenDialog tenant={tenant} offered={list.offered} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
