export class RedisError extends Error {}
export type Reply = string | number | Buffer | null | RedisError | Reply[];
export function encodeCommand(parts: readonly (string | Buffer)[]): Buffer;
export class ReplyReader {
  read(chunk: Buffer): Reply[];
}
