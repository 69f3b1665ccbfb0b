import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const TIMEOUT_MS = 20_000;

/** Posts over keep-alive connections; `close` closes them. */
export class Poster {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;

  constructor(connections: number) {
    this.http = new HttpAgent({ keepAlive: true, maxSockets: connections });
    this.https = new HttpsAgent({ keepAlive: true, maxSockets: connections });
  }

  /**
   * Resolves to the response status; 0 if there was no response. A server closes a connection that was idle for a while, which
   * may happen just as it is used again: that message was not read, and goes out once more on a connection of its own.
   */
  async post(url: string, body: string, headers: Record<string, string>): Promise<number> {
    const status = await this.postOnce({ url, body, headers }, this);
    if (status !== 'closed') return status;
    const again = await this.postOnce({ url, body, headers }, { http: false, https: false });
    return again === 'closed' ? 0 : again;
  }

  /** `closed`: the connection had been used before, and was gone. */
  private postOnce(
    { url, body, headers }: { url: string; body: string; headers: Record<string, string> },
    agents: { http: HttpAgent | false; https: HttpsAgent | false },
  ): Promise<number | 'closed'> {
    return new Promise((resolve) => {
      const secure = url.startsWith('https:');
      const options = {
        method: 'POST',
        timeout: TIMEOUT_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      };
      try {
        const request = secure
          ? httpsRequest(url, { ...options, agent: agents.https })
          : httpRequest(url, { ...options, agent: agents.http });
        request.on('response', (response) => {
          response.on('error', () => resolve(0));
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.resume();
        });
        request.on('timeout', () => request.destroy());
        request.on('error', (error: NodeJS.ErrnoException) => {
          resolve(request.reusedSocket && error.code === 'ECONNRESET' ? 'closed' : 0);
        });
        request.on('close', () => resolve(0));
        request.end(body);
      } catch {
        resolve(0);
      }
    });
  }

  close(): void {
    this.http.destroy();
    this.https.destroy();
  }
}
