'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { sendComplaint, type FollowedCases } from '@/lib/modules/returns/client/use-linked-cases';
import {
  CASE_LIMITS,
  COMPLAINT_KINDS,
  needsPhoto,
  type ComplaintKind,
} from '@/lib/modules/returns/rules/cases';
import { piecesOf, sentOf, type CaseOrder, type Pieces } from './case-order';
import { PhotoField } from './photo-field';
import { PieceFields } from './piece-fields';
import { useCaseForm } from './use-case-form';
import { usePhotos } from './use-photos';

interface ComplainFormProps {
  order: CaseOrder;
  token: string;
  followed: FollowedCases;
  onClose: () => void;
  /** With the last day of the answer. */
  onSent: (dueOn: string) => void;
}

interface Fields {
  kind: ComplaintKind;
  pieces: Pieces;
  words: string;
}

type Faults = Partial<Record<'pieces' | 'photos', string>>;

/** What is wrong with the fields, as texts. */
function useCheck() {
  const t = useTranslations('returns.complain');
  return ({ kind, pieces }: Fields, { sending, tokens }: ReturnType<typeof usePhotos>): Faults => {
    const bare = needsPhoto(kind) && tokens.length === 0;
    const photos = sending ? t('sending') : bare ? t('photoNeeded') : undefined;
    return {
      ...(piecesOf(pieces).length === 0 && { pieces: t('chooseOne') }),
      ...(photos !== undefined && { photos }),
    };
  };
}

const firstPieces = ({ products }: CaseOrder): Pieces =>
  Object.fromEntries(
    products.map((line) => [line.id, products.length === 1 ? Math.min(1, sentOf(line)) : 0]),
  );

/** What is wrong with which items, in words and photos. D53-7. */
export function ComplainForm({ order, token, followed, onClose, onSent }: ComplainFormProps) {
  const t = useTranslations('returns.complain');
  const conflict = useTranslations('returns.withdraw')('conflict');
  const [fields, setFields] = useState<Fields>({ kind: 'damaged', pieces: firstPieces(order), words: '' });
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheck();
  const { upload } = followed.cases;
  const sent = usePhotos({ kind: 'store', ...upload, order: token });
  const form = useCaseForm({
    conflict,
    refresh: followed.refresh,
    onDone: (cases) => {
      followed.show(cases);
      onSent(cases.cases.at(-1)?.due_on ?? '');
    },
  });
  const change = (some: Partial<Fields>) => setFields({ ...fields, ...some });
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(fields, sent);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { kind, words } = fields;
    const lines = piecesOf(fields.pieces);
    void form.send((key) => sendComplaint(token, { key, kind, lines, words, photos: sent.tokens }));
  }
  const most = Object.fromEntries(order.products.map((line) => [line.id, sentOf(line)]));
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 border-t border-line pt-5"
    >
      <FormAlert error={form.problem} />
      <KindField value={fields.kind} onChange={(kind) => change({ kind })} />
      <PieceFields
        order={order}
        legend={t('items')}
        labelOf={(name) => t('quantityOf', { name })}
        most={most}
        whyNot={(line) => (most[line] === 0 ? t('notSent') : null)}
        value={fields.pieces}
        error={faults.pieces}
        onChange={(pieces) => change({ pieces })}
      />
      <TextArea
        label={t('words')}
        rows={4}
        maxLength={CASE_LIMITS.words}
        value={fields.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <PhotoField sent={sent} error={faults.photos} />
      <Buttons busy={form.busy} onClose={onClose} />
    </form>
  );
}

function Buttons({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  const t = useTranslations('returns.complain');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {t('send')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

function KindField({ value, onChange }: { value: ComplaintKind; onChange: (kind: ComplaintKind) => void }) {
  const t = useTranslations('returns.complain');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('kind')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {COMPLAINT_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={value === kind}
              onChange={() => onChange(kind)}
              className="size-5 accent-accent"
            />
            {t(`kinds.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
