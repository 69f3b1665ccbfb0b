import { z } from 'zod';
import { envReader } from './read';

const schema = z
  .object({
    FILES_DIR: z.string().default('.data/files'),
    /** Named: files are kept in this bucket, and FILES_DIR is not used. */
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    /** Amazon's own when unset; another provider, or a stand-in, otherwise. */
    S3_ENDPOINT: z.url().optional(),
    /** Unset, they come from where Amazon's library looks for them, such as the machine's role. */
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** 1 where the bucket is part of the path and not of the host. */
    S3_FORCE_PATH_STYLE: z.enum(['0', '1']).default('0'),
  })
  .refine((env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined), {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'goes with S3_ACCESS_KEY_ID',
  });

/** Where files are kept. */
export const filesEnv = envReader(schema);
