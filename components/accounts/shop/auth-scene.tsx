import { clsx } from 'clsx';

interface Piece {
  picture: string;
  /** Background colour. */
  ground: string;
  place: string;
}

const PIECES: readonly Piece[] = [
  { picture: 'fjord-hoodie', ground: 'bg-[#e3dcc9]', place: 'col-span-2 grid xl:row-span-2' },
  { picture: 'prairie-tee', ground: 'bg-[#dfe6ee]', place: 'grid' },
  { picture: 'fjord-mug', ground: 'bg-[#dde6df]', place: 'grid' },
  { picture: 'lumen-hoodie', ground: 'bg-[#e2e0f3]', place: 'grid' },
  { picture: 'fjord-tote', ground: 'bg-[#efe3d9]', place: 'grid' },
  { picture: 'prairie-cap', ground: 'bg-[#f1e4df]', place: 'hidden xl:grid' },
];

/** Decorative pictures of printed items beside the form; hidden on small screens. */
export function AuthScene() {
  return (
    <div aria-hidden="true" className="hidden bg-paper-deep p-5 lg:block">
      <div className="sticky top-5 grid h-[calc(100dvh-2.5rem)] grid-cols-2 grid-rows-[2fr_1fr_1fr] gap-4 xl:grid-cols-3 xl:grid-rows-3">
        {PIECES.map(({ picture, ground, place }) => (
          <div
            key={picture}
            className={clsx('min-h-0 place-items-center overflow-hidden rounded-2xl p-4', ground, place)}
          >
            <picture className="contents">
              <source type="image/avif" srcSet={`/showcase/${picture}.avif`} />
              <img
                src={`/showcase/${picture}.webp`}
                alt=""
                width={640}
                height={640}
                loading="lazy"
                decoding="async"
                className="size-full min-h-0 object-contain"
              />
            </picture>
          </div>
        ))}
      </div>
    </div>
  );
}
