'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { StatusPill } from '@/components/ui/status-pill';
import { toast } from '@/components/ui/toast';
import type { Currency } from '@/lib/kernel/money';
import { turnCode, type CodesPlace, type CodeTurn } from '@/lib/modules/claims/client/batches';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { CODE_TONES } from './batch-text';
import { CodeMail } from './code-mail';
import { StoryList } from './story-list';

const ExtendCode = dynamic(() => import('./extend-dialog').then((module) => module.ExtendCode), {
  ssr: false,
});
const RevokeCode = dynamic(() => import('./revoke-dialogs').then((module) => module.RevokeCode), {
  ssr: false,
});

interface CodePanelProps {
  place: CodesPlace;
  currency: Currency;
  timeZone: string;
  told: CodeStory;
  mayWrite: boolean;
  hrefOf: (id: string) => string;
  onClose: () => void;
}

/** A code, what has happened to it, and what can be done with it alone. D40-5, D40-7. */
export function CodePanel({ place, currency, timeZone, told, mayWrite, hrefOf, onClose }: CodePanelProps) {
  const t = useTranslations('codes');
  const { code, story } = told;
  const facts = useFocusOnceRevoked(code.state);
  return (
    <SidePanel
      open
      size="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={code.printed}
      closeLabel={t('close')}
      footer={mayWrite ? <CodeActs place={place} code={code} timeZone={timeZone} hrefOf={hrefOf} /> : null}
    >
      <div className="grid gap-6">
        <p ref={facts} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none">
          <StatusPill tone={CODE_TONES[code.state]}>{t(`codeStates.${code.state}`)}</StatusPill>
          <span className="tabular-nums">{t('usesOf', { uses: code.uses, most: code.max_uses })}</span>
          <span className="min-w-0 wrap-anywhere text-muted">{code.batch_name}</span>
        </p>
        {code.person ? <CodePerson person={code.person} mail={code.mail} /> : null}
        <p className="text-[0.9375rem]">
          <span className="block font-semibold">{t('link')}</span>
          <span className="break-all select-all">{code.link}</span>
        </p>
        <StoryList story={story} currency={currency} hrefOf={hrefOf} />
      </div>
    </SidePanel>
  );
}

/** Whose the code is, and what the sender says to them alone. */
function CodePerson({
  person,
  mail,
}: Pick<CodeStory['code'], 'mail'> & { person: NonNullable<CodeStory['code']['person']> }) {
  const t = useTranslations('codes');
  return (
    <div className="text-[0.9375rem]">
      <p className="font-semibold">{t('person')}</p>
      <p className="wrap-anywhere">{[person.name, person.email].filter(Boolean).join(' · ')}</p>
      <p>
        <CodeMail mail={mail} />
      </p>
      {person.text === '' ? null : (
        <p className="mt-2 border-s border-line ps-3 wrap-anywhere whitespace-pre-line">{person.text}</p>
      )}
    </div>
  );
}

/** Where the focus goes when a code is revoked here: the buttons leave the panel, and the focus with them. */
function useFocusOnceRevoked(state: CodeStory['code']['state']) {
  const facts = useRef<HTMLParagraphElement>(null);
  const was = useRef(state);
  useEffect(() => {
    if (state === 'revoked' && was.current !== 'revoked') facts.current?.focus();
    was.current = state;
  }, [state]);
  return facts;
}

/** Pausing and revoking a code, and the new one in its place; none for a dead code. */
function CodeActs({
  place,
  code,
  timeZone,
  hrefOf,
}: Pick<CodePanelProps, 'place' | 'timeZone' | 'hrefOf'> & Pick<CodeStory, 'code'>) {
  const t = useTranslations('codes');
  const text = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState<CodeTurn | null>(null);
  const [asking, setAsking] = useState<'extend' | 'revoke' | null>(null);
  const close = () => setAsking(null);
  if (code.state === 'revoked') return null;
  const turn = code.own_state === 'paused' ? 'resume' : 'pause';

  async function run(verb: CodeTurn) {
    setBusy(verb);
    try {
      const after = await turnCode(place, code.id, verb);
      toast('success', t(`done.${verb}`, { name: after.printed }));
      if (verb === 'reissue') router.push(hrefOf(after.id), { scroll: false });
      router.refresh();
    } catch (error) {
      toast('error', text.call(error));
    } finally {
      setBusy(null);
    }
  }
  const button = (verb: CodeTurn) => (
    <Button variant="secondary" busy={busy === verb} off={busy !== null} onClick={() => void run(verb)}>
      {t(`acts.${verb}`)}
    </Button>
  );
  return (
    <>
      <Button variant="danger" off={busy !== null} onClick={() => setAsking('revoke')}>
        {t('acts.revoke')}
      </Button>
      {code.left > 0 ? button('reissue') : null}
      <Button variant="secondary" off={busy !== null} onClick={() => setAsking('extend')}>
        {t('acts.extend')}
      </Button>
      {button(turn)}
      {asking === 'extend' ? (
        <ExtendCode place={place} code={code} timeZone={timeZone} onClose={close} />
      ) : null}
      {asking === 'revoke' ? <RevokeCode place={place} code={code} onClose={close} /> : null}
    </>
  );
}
