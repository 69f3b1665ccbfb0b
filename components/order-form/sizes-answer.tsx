'use client';

import { useTranslations } from 'next-intl';
import type { InvitationAnswer } from '@/lib/contracts/bulk/invitation';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { isOneSize, sizeLabel } from '@/lib/domain/catalogue/size-label';
import { picturesOf } from './gift';
import type { SizesPiece } from './sizes-store';

interface SizesAnswerProps {
  answer: InvitationAnswer;
  /** The piece as it can still be chosen; undefined once it cannot. */
  piece: SizesPiece | undefined;
  name: string;
}

const textsOf = ({ personalisation }: InvitationAnswer): string =>
  Object.values(personalisation)
    .flatMap((side) => Object.values(side ?? {}))
    .join(', ');

function Row({ name, wide = false, children }: { name: string; wide?: boolean; children: string }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** What was answered: the piece in its colour and size, its text, and where it goes. */
export function SizesAnswer({ answer, piece, name }: SizesAnswerProps) {
  const t = useTranslations('sizes');
  const product = useTranslations('product');
  const pictures = piece ? picturesOf(piece, answer.colour_identifier) : {};
  const picture = pictures.front ?? pictures.back;
  const address = postalLines(answer);
  const texts = textsOf(answer);
  return (
    <div className="grid w-full gap-x-8 gap-y-4 rounded-card bg-surface p-5 text-start text-ink sm:grid-cols-[auto_1fr]">
      {picture ? (
        <img
          src={picture}
          alt={product('pictureAlt', {
            name: answer.product_name,
            colour: answer.colour,
            side: product(pictures.front ? 'front' : 'back'),
          })}
          width={600}
          height={600}
          className="size-44 justify-self-center rounded-card bg-store-secondary object-contain p-3"
        />
      ) : null}
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
        {address.length > 0 ? (
          <Row name={t('deliverTo')} wide>
            {[name, ...address].join(', ')}
          </Row>
        ) : null}
      </dl>
    </div>
  );
}
