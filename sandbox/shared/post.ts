import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const TIMEOUT_MS = 20_000;

/** Posts over keep-alive connections; `close` closes them. */
export class Poster {
  private readonly http: HttpAgent;
  private readonly https: HttpsAgent;

  constructor(connections: number) {
    this.http = new HttpAgent({ keepAlive: true, maxSockets: connections });
    this.https = new HttpsAgent({ keepAlive: true, maxSockets: connections });
  }

  /** Resolves to the response status; 0 if there was no response. */
  post(url: string, body: string, headers: Record<string, string>): Promise<number> {
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
          ? httpsRequest(url, { ...options, agent: this.https })
          : httpRequest(url, { ...options, agent: this.http });
        request.on('response', (response) => {
          response.on('error', () => resolve(0));
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.resume();
        });
        request.on('timeout', () => request.destroy());
        request.on('error', () => resolve(0));
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
