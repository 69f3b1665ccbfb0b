import { z } from 'zod';
import { PICTURE_REFUSALS } from '@/lib/modules/uploads/rules/refusals';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { storeToken } from './store-token';
import { objectId, slug, tenantId, text } from '@/lib/contract/primitives';

/** The secret for continuing an upload; only its sender has it. */
const uploadToken = z
  .string()
  .regex(/^[A-Za-z0-9]{43}$/)
  .meta({ description: 'The token that beginning the upload answered' });

export const partNumber = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .meta({ description: 'Number of the part, from 1' });

export const storeUploadParams = z.object({ tenant: tenantId, slug, token: uploadToken });
export const builderParams = z.object({ store: storeToken });
export const builderUploadParams = z.object({ store: storeToken, token: uploadToken });

/** A stored picture: re-encoded, without the file's metadata. */
export const uploadedPicture = z.object({
  id: objectId.meta({ description: 'What an image layer’s `src` is, with location `file`' }),
  url: z.string().meta({ description: 'A copy for screens, at most 1600 px wide and high' }),
  width_px: z.int(),
  height_px: z.int(),
  content_type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  colour_mode: z
    .string()
    .meta({ description: 'How its colours were kept when it came, such as srgb or cmyk' }),
  bytes: z.int(),
});
export type UploadedPictureWire = z.output<typeof uploadedPicture>;

export const uploadState = z.object({
  id: objectId,
  state: z.enum(['receiving', 'processing', 'ready', 'refused']),
  name: z.string(),
  bytes: z.int(),
  part_size: z.int(),
  parts: z.int(),
  received: z.array(z.int()).meta({ description: 'Numbers of the parts that are there' }),
  picture: uploadedPicture.nullable(),
  refusal: z.object({ code: z.enum(PICTURE_REFUSALS), message: z.string() }).nullable(),
});
export type UploadState = z.output<typeof uploadState>;

export const uploadBegin = z.object({
  name: text(200).default('').meta({ description: 'The file’s name, to show; it names nothing here' }),
  type: text(100).default('').meta({ description: 'What the sender takes it for; its content decides' }),
  bytes: z.int().min(1).max(UPLOAD_LIMITS.bytes).meta({ description: 'How long the file is' }),
});
export type UploadBegin = z.output<typeof uploadBegin>;

export const uploadBegun = z.object({
  id: objectId,
  token: uploadToken,
  part_size: z.int(),
  parts: z.int(),
});
export type UploadBegun = z.output<typeof uploadBegun>;

export const cutOutRequest = z.object({
  picture: objectId,
  tolerance: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .meta({ description: 'How far from the background’s colour still counts as background' }),
});
export type CutOutRequest = z.output<typeof cutOutRequest>;

export const EXAMPLE_TOKEN = 'k3Jd8fQ2mN5pR7sT9vW1xY4zA6bC8dE0fG2hJ4kL6mP';
export const EXAMPLE_STORE_TOKEN = `${'a'.repeat(43)}dHN0XzdrMm05cTRyNXQ2djh3MHgxeTN6`;

export const EXAMPLE_STATE: UploadState = {
  id: 'upl_4t8w2y6a0c5e9g3k7m1p',
  state: 'ready',
  name: 'logo.png',
  bytes: 183_204,
  part_size: UPLOAD_LIMITS.partBytes,
  parts: 1,
  received: [1],
  picture: {
    id: 'fil_4t8w2y6a0c5e9g3k7m1p',
    url: '/api/ten_fjord/files/fil_4t8w2y6a0c5e9g3k7m1p?size=screen',
    width_px: 2400,
    height_px: 1200,
    content_type: 'image/png',
    colour_mode: 'srgb',
    bytes: 171_880,
  },
  refusal: null,
};
