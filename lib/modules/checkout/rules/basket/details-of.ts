import type { BasketDetails } from './types';

/** The product fields that a basket carries; layers in drawing order, images by colour. */
interface DetailedProduct {
  description: string;
  status: string;
  layers: { front: { customisable: boolean }[]; back: { customisable: boolean }[] };
  colours: readonly { identifier: string; name: string; hex: string }[];
  images: { front: Record<string, string>; back: Record<string, string> };
}

/**
 * The product details in a basket item on the wire (S3.2-2). Its images are those of one colour, set when the colour is
 * chosen.
 */
export function detailsOf({ description, status, layers, colours, images }: DetailedProduct): BasketDetails {
  const first = colours[0]?.identifier ?? '';
  const front_preview = images.front[first] ?? null;
  const back_preview = images.back[first] ?? null;
  const front_colours = colours.map(({ hex }) => ({ colour: hex }));
  return {
    description,
    status,
    products: {
      images: { front_preview, back_preview },
      artwork: { front_preview, back_preview, front_colours },
      front: layers.front,
      back: layers.back,
      colours: colours.map(({ identifier }) => identifier),
      colour_names: colours.map(({ name }) => name),
    },
  };
}

/** The details of a piece in one colour, with that colour's pictures. */
export function detailsIn(
  details: BasketDetails,
  images: { front: string | undefined; back: string | undefined },
): BasketDetails {
  const { front: front_preview = null, back: back_preview = null } = images;
  return { ...details, products: { ...details.products, images: { front_preview, back_preview } } };
}
