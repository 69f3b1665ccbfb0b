import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type * as S3 from '@aws-sdk/client-s3';
import type { FileStore } from './file-store';
import { requireKey } from './storage-key';

export interface Bucket {
  bucket: string;
  region: string;
  /** Another provider's URL; Amazon's own if absent. */
  endpoint?: string;
  /** True if the bucket is part of the path, not of the host. */
  pathStyle: boolean;
  /** If absent, the AWS library searches for keys, such as the machine's role. */
  keys?: { id: string; secret: string };
}

interface Opened {
  s3: typeof S3;
  client: S3.S3Client;
}

const MISSING = new Set(['NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && MISSING.has(error.name);
}

/** The library is large, so it is loaded only when files are stored in a bucket. */
async function open({ region, endpoint, pathStyle, keys }: Bucket): Promise<Opened> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    forcePathStyle: pathStyle,
    // Other providers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
  });
  return { s3, client };
}

/**
 * Whether the AWS library finds keys for the bucket in any of the places where it searches: environment, profile,
 * container, machine. Rejects when a place was there but could not be asked. S3.4-20.
 */
export async function hasKeys(place: Bucket): Promise<boolean> {
  const { client } = await open(place);
  try {
    await client.config.credentials();
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'CredentialsProviderError') return false;
    throw error;
  } finally {
    client.destroy();
  }
}

/**
 * Stores files in a bucket of S3, or of any service with its protocol. Nothing in it is public: the API serves the
 * files.
 */
export function s3Store(place: Bucket): FileStore {
  let opened: Promise<Opened> | undefined;
  const connect = (): Promise<Opened> => (opened ??= open(place));
  // Checked before the request: a bad key is the caller's error, whatever the bucket would answer.
  const at = (key: string) => ({ Bucket: place.bucket, Key: requireKey(key) });
  return {
    async put(key, bytes) {
      const input = { ...at(key), Body: bytes, ContentLength: bytes.byteLength };
      const { s3, client } = await connect();
      await client.send(new s3.PutObjectCommand(input));
    },
    async putFile(key, path) {
      const { size } = await stat(path);
      const input = { ...at(key), Body: createReadStream(path), ContentLength: size };
      const { s3, client } = await connect();
      await client.send(new s3.PutObjectCommand(input));
    },
    async open(key) {
      const input = at(key);
      const { s3, client } = await connect();
      try {
        const { Body, ContentLength } = await client.send(new s3.GetObjectCommand(input));
        if (!Body) return null;
        const stream: ReadableStream<Uint8Array> = Body.transformToWebStream();
        return { stream, bytes: ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async get(key) {
      const input = at(key);
      const { s3, client } = await connect();
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(input));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(key) {
      const input = at(key);
      const { s3, client } = await connect();
      try {
        await client.send(new s3.HeadObjectCommand(input));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      const input = at(key);
      const { s3, client } = await connect();
      await client.send(new s3.DeleteObjectCommand(input));
    },
  };
}
