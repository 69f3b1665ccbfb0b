'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Invitation, InvitationAnswer } from '@/lib/modules/size-collection/contract/invitation';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { postalLines } from '@/lib/address/postal-lines';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { textsIn } from '@/lib/modules/design/rules/own-values';
import type { SizesPiece } from './sizes-store';
import { useGiftLook } from '@/components/claims/shop/use-gift-look';

interface SizesAnswerProps {
  invitation: Invitation;
  answer: InvitationAnswer;
  /** The piece, if it can still be chosen. */
  piece: SizesPiece | undefined;
}

/** The chosen piece with the invitee's personalisation. */
function Picture({ answer, piece }: { answer: InvitationAnswer; piece: SizesPiece }) {
  const product = useTranslations('product');
  const { pictures } = useGiftLook(
    piece,
    answer.colour_identifier,
    answer.personalisation as Personalisation,
  );
  const picture = pictures.front ?? pictures.back;
  if (!picture) return null;
  const side = product(pictures.front ? 'front' : 'back');
  return (
    <img
      src={picture}
      alt={product('pictureAlt', { name: answer.product_name, colour: answer.colour, side })}
      width={600}
      height={600}
      className="size-44 justify-self-center rounded-card bg-store-secondary object-contain p-3"
    />
  );
}

function Row({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Thumbnails({ pictures }: Pick<Invitation, 'pictures'>) {
  const t = useTranslations('ownPicture');
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map(({ id, url }) => (
        <img
          key={id}
          src={url}
          alt={t('alt')}
          width={72}
          height={72}
          className="size-18 rounded-control border border-line bg-paper-deep object-contain"
        />
      ))}
    </span>
  );
}

/** The given answer: piece, colour, size, personalisation and address. */
export function SizesAnswer({ invitation, answer, piece }: SizesAnswerProps) {
  const t = useTranslations('sizes');
  const product = useTranslations('product');
  const address = postalLines(answer);
  const own = useTranslations('ownPicture');
  const { invitee, pictures } = invitation;
  const texts = textsIn(answer.personalisation).join(', ');
  return (
    <div className="grid w-full gap-x-8 gap-y-4 rounded-card bg-surface p-5 text-start text-ink sm:grid-cols-[auto_1fr]">
      {piece ? <Picture answer={answer} piece={piece} /> : null}
      <dl className="grid grid-cols-[auto_auto] content-center justify-start gap-x-8 gap-y-3 wrap-anywhere">
        <Row name={t('answer')} wide>
          {answer.product_name}
        </Row>
        <Row name={product('colour')}>{answer.colour}</Row>
        <Row name={product('size')}>
          {isOneSize(answer.size) ? product('oneSize') : sizeLabel(answer.size)}
        </Row>
        {texts ? (
          <Row name={product('personal')} wide>
            {texts}
          </Row>
        ) : null}
        {pictures.length > 0 ? (
          <Row name={own('label')} wide>
            <Thumbnails pictures={pictures} />
          </Row>
        ) : null}
        {address.length > 0 ? (
          <Row name={t('deliverTo')} wide>
            {[invitee.name, ...address].join(', ')}
          </Row>
        ) : null}
      </dl>
    </div>
  );
}
