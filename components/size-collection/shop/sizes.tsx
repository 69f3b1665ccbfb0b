'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { PicturePlace } from '@/components/design/shop/picture-place';
import { UserBadge } from '@/components/ui/user-badge';
import { useToldPictures } from '@/lib/modules/storefront/client/personal/use-told-pictures';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { Locale } from '@/lib/kernel/locales';
import { SizesClosed } from './sizes-closed';
import { SizesForm } from './sizes-form';
import { SizesNotice } from './sizes-notice';
import { PiecePicker } from '@/components/claims/shop/piece-picker';
import { SizesSaved } from './sizes-saved';
import { momentText, type SizesStore } from './sizes-store';
import { useSizesAnswer } from './use-sizes-answer';
import { useLockedCountries, type LockedCountries } from '@/components/orders/shop/use-locked-countries';

interface SizesProps {
  store: SizesStore;
  /** As of the time of rendering. */
  first: Invitation;
  token: string;
  locale: Locale;
  /** Shown above the form, until the answer replaces it. */
  hero: ReactNode;
  /** Size guide by piece id, if it has one. */
  guides: Readonly<Record<string, ReactNode>>;
}

const ROOM = 'mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14';

function TitleRow({ invitee }: Pick<Invitation, 'invitee'>) {
  const t = useTranslations('sizes');
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="me-auto min-w-0 text-3xl first-letter:uppercase sm:text-4xl">{t('formTitle')}</h2>
      <UserBadge name={invitee.name} detail={invitee.email} />
    </div>
  );
}

/** Shown if the invitation was withdrawn while the page was open. */
function Lost({ contactEmail }: { contactEmail: string }) {
  const t = useTranslations('sizes');
  return (
    <SizesNotice title={t('lostTitle')} contactEmail={contactEmail} sudden>
      <p className="text-lg text-ink-soft">{t('lostText')}</p>
    </SizesNotice>
  );
}

interface PickerProps extends Pick<SizesProps, 'store'> {
  chosen: string;
  chosenHere: boolean;
  onChoose(id: string): void;
}

/** Renders nothing for a single piece. */
function Picker({ store: { pieces }, onChoose, ...props }: PickerProps) {
  const t = useTranslations('sizes');
  if (pieces.length < 2) return null;
  return (
    <PiecePicker {...props} pieces={pieces} legend={t('choosePiece')} onChoose={({ id }) => onChoose(id)} />
  );
}

type FormProps = Omit<ComponentProps<typeof SizesForm>, 'locked'> & { locale: Locale };

function AddressedForm({ locale, ...form }: FormProps) {
  return <SizesForm {...form} locked={useLockedCountries(form.store, locale)} />;
}

/** Loads the locked countries only if the event collects addresses. */
function FormOf({ locale, ...form }: FormProps) {
  if (form.invitation.collects_addresses) return <AddressedForm {...form} locale={locale} />;
  const locked: LockedCountries = { countries: form.store.countries, failed: false, retry: () => undefined };
  return <SizesForm {...form} locked={locked} />;
}

/** An invitee's form: shown until answered, and again to change the answer. D4-5. */
export function Sizes(props: SizesProps) {
  const { tenantId, slug, preview } = props.store;
  return (
    <PicturePlace tenant={tenantId} slug={slug} preview={preview?.token}>
      <Stages {...props} />
    </PicturePlace>
  );
}

function Stages({ store, first, token, locale, hero, guides }: SizesProps) {
  const t = useTranslations('sizes');
  const { invitation, stage, setStage, interrupted, close, justNow, changed, onSaved, onChanged } =
    useSizesAnswer(first);
  useToldPictures(invitation.pictures);
  const [pieceId, setPieceId] = useState<string | null>(null);
  const wanted = pieceId ?? first.answer?.product_id;
  const piece = store.pieces.find(({ id }) => id === wanted) ?? store.pieces[0];
  const moment = (instant: string | null) => momentText(instant, store.timeZone, locale);
  const closes = moment(invitation.closes_at);

  if (stage === 'saved') {
    const shown = { store, invitation, closes, justNow };
    return <SizesSaved {...shown} onChange={() => setStage('form')} />;
  }
  const closedMoments = { opens: moment(invitation.opens_at), closed: closes };
  return (
    <>
      {hero}
      <div className={ROOM}>
        {stage === 'closed' ? (
          <SizesClosed
            store={store}
            invitation={invitation}
            {...closedMoments}
            onBack={interrupted ? () => setStage('form') : undefined}
          />
        ) : null}
        {stage === 'lost' ? <Lost contactEmail={store.contactEmail} /> : null}
        {piece && (stage === 'form' || interrupted) ? (
          <div hidden={stage !== 'form'}>
            <TitleRow invitee={invitation.invitee} />
            <FormOf
              key={piece.id}
              store={store}
              piece={piece}
              invitation={invitation}
              token={token}
              locale={locale}
              changed={changed}
              onSaved={onSaved}
              onChanged={onChanged}
              picker={
                <Picker store={store} chosen={piece.id} chosenHere={pieceId !== null} onChoose={setPieceId} />
              }
              guide={guides[piece.id]}
              until={closes === null ? t('open') : t('until', { date: closes })}
              onKeep={invitation.answer && changed === null ? () => setStage('saved') : null}
              onClosed={close}
              onLost={() => setStage('lost')}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
