'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { LogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import { useEditedConfig } from '../use-edited-config';
import type { Editor } from '../use-editor';

type Proposal = LogoColours['proposals'][number];
const COLOURS = ['primary', 'secondary', 'tertiary'] as const;

/** Three colour sets to choose from; the chosen one becomes a set of its own when the store is saved. */
export function Proposals({ proposals, editor }: { proposals: readonly Proposal[]; editor: Editor }) {
  const t = useTranslations('storeConfiguration.branding.colours');
  const { colourSet } = useEditedConfig(editor.form.control);

  function choose({ kind, primary, secondary, tertiary }: Proposal) {
    const chosen = { id: colourSet.id, name: t('setName', { kind: t(kind) }), asNew: true };
    const colours = { ...chosen, primary, secondary, tertiary };
    editor.form.setValue('storeConfig.colourSet', colours, { shouldDirty: true });
    editor.form.clearErrors('storeConfig.colourSet');
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('proposals')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {proposals.map((proposal) => (
          <ProposalChoice
            key={proposal.kind}
            proposal={proposal}
            checked={COLOURS.every((name) => colourSet[name].toLowerCase() === proposal[name])}
            onChoose={choose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ProposalChoiceProps {
  proposal: Proposal;
  checked: boolean;
  onChoose: (proposal: Proposal) => void;
}

function ProposalChoice({ proposal, checked, onChoose }: ProposalChoiceProps) {
  const t = useTranslations('storeConfiguration.branding.colours');
  return (
    <label
      className={clsx(
        'grid cursor-pointer content-start gap-2 rounded-control border p-2.5 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
        checked ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
      )}
    >
      <span
        aria-hidden="true"
        className="fill-when-forced flex h-12 overflow-hidden rounded-md border border-line"
      >
        {COLOURS.map((name) => (
          <span key={name} className="grow" style={{ backgroundColor: proposal[name] }} />
        ))}
      </span>
      <span className="flex items-center gap-2 font-semibold">
        <input
          type="radio"
          name="logo-proposal"
          checked={checked}
          onChange={() => onChoose(proposal)}
          className="size-4.5 shrink-0 accent-accent"
        />
        {t(proposal.kind)}
      </span>
    </label>
  );
}
