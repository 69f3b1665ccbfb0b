import { z } from 'zod';

/** Layer id → the shopper's text, or for an image layer their picture's upload token. */
export const layerTexts = z
  .record(z.string().max(64), z.string().max(5000))
  .refine((value) => Object.keys(value).length <= 60);

/** Side → layer id → the shopper's own value; only customisable layers are accepted (S3.2, S3.4-28). */
export const personalisation = z
  .object({ front: layerTexts.optional(), back: layerTexts.optional() })
  .strict()
  .meta({
    description:
      'Side → layer id → what is the shopper’s own: a text, or for an image layer the token of the upload of a picture; of one that an invitee’s answer has already, its file’s id',
  });
