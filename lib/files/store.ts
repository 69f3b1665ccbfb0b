import { filesEnv } from '@/lib/env/files';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store, type Bucket } from './s3-store';

let bucket: FileStore | undefined;

/** The bucket that the environment names; null: files lie in FILES_DIR. */
export function bucketInUse(): Bucket | null {
  const env = filesEnv();
  if (env.S3_BUCKET === undefined) return null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    pathStyle: env.S3_FORCE_PATH_STYLE === '1',
    ...(env.S3_ENDPOINT === undefined ? {} : { endpoint: env.S3_ENDPOINT }),
    ...(env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
      ? {}
      : { keys: { id: env.S3_ACCESS_KEY_ID, secret: env.S3_SECRET_ACCESS_KEY } }),
  };
}

/** The installation's file store: the bucket S3_BUCKET if set, else the folder FILES_DIR. */
export function fileStore(): FileStore {
  if (bucket) return bucket;
  const place = bucketInUse();
  return place ? (bucket = s3Store(place)) : diskStore(filesEnv().FILES_DIR);
}
