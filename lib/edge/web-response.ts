import { ServerResponse, type IncomingMessage } from 'node:http';

/** Calls the callback of a write whose bytes are not sent, as Node would have. */
function acknowledge(args: unknown[]): true {
  const done = args.at(-1);
  if (typeof done === 'function') process.nextTick(() => Reflect.apply(done, undefined, []));
  return true;
}

/**
 * The response class of the web's HTTP server (Node's `ServerResponse` option of `createServer`). It lets the server
 * send another body than Next's, and read the body that goes out. docs/decisions/0032.
 */
export class WebResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** The nonce of the scripts in the page that Next may render for this request. */
  nonce: string | undefined;
  /** It is about a private store: no cache may keep it, and no search engine may list it. */
  isPrivate = false;
  /** Asked once the status is known and before the head is sent: the body to send instead, or null for Next's own. */
  replaceBody: (() => Buffer | null) | undefined;
  /** Told each part of the body as it goes out, and null at its end. */
  readBody: ((part: unknown) => void) | undefined;

  override write(...args: unknown[]): boolean {
    if (this.replaceBody?.()) return acknowledge(args);
    this.readBody?.(args[0]);
    return Reflect.apply(super.write, this, args);
  }

  override end(...args: unknown[]): this {
    const body = this.replaceBody?.();
    if (body) {
      const done = args.at(-1);
      return Reflect.apply(super.end, this, typeof done === 'function' ? [body, done] : [body]);
    }
    this.readBody?.(args[0]);
    this.readBody?.(null);
    return Reflect.apply(super.end, this, args);
  }
}
