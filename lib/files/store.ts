import { filesEnv } from '@/lib/env/files';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store } from './s3-store';

let bucket: FileStore | undefined;

/** The installation's file store: the bucket S3_BUCKET if set, else the folder FILES_DIR. */
export function fileStore(): FileStore {
  const env = filesEnv();
  if (env.S3_BUCKET === undefined) return diskStore(env.FILES_DIR);
  bucket ??= s3Store({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    pathStyle: env.S3_FORCE_PATH_STYLE === '1',
    ...(env.S3_ENDPOINT === undefined ? {} : { endpoint: env.S3_ENDPOINT }),
    ...(env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
      ? {}
      : { keys: { id: env.S3_ACCESS_KEY_ID, secret: env.S3_SECRET_ACCESS_KEY } }),
  });
  return bucket;
}
