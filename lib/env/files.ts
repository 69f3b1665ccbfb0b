import { z } from 'zod';
import { envReader } from './read';

const schema = z
  .object({
    FILES_DIR: z.string().default('.data/files'),
    /** If set, files are stored in this bucket, and FILES_DIR is not used. */
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    /** Another provider's URL, or the sandbox's; Amazon's own if unset. */
    S3_ENDPOINT: z.url().optional(),
    /** If unset, the AWS library searches for keys, such as the machine's role. */
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** 1 if the bucket is part of the path, not of the host. */
    S3_FORCE_PATH_STYLE: z.enum(['0', '1']).default('0'),
  })
  .refine((env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined), {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'goes with S3_ACCESS_KEY_ID',
  });

export const filesEnv = envReader(schema);
