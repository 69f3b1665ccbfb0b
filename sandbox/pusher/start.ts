import type { IncomingMessage } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import { Hub } from './hub';
import { controlRoutes, PusherTrouble, serverRoutes } from './http-api';
import type { PusherApp } from './pusher-app';
import { Socket } from './socket';

const DEFAULT_APP: PusherApp = { appId: 'sandbox-app', key: 'sandbox-key', secret: 'sandbox-secret' };

export interface PusherSandboxOptions extends ListenOptions {
  app?: PusherApp | undefined;
}

export interface PusherSandbox {
  url: string;
  host: string;
  port: number;
  app: PusherApp;
  hub: Hub;
  trouble: PusherTrouble;
  close(): Promise<void>;
}

/** Close code and reason for a refused connection, or null. */
function refusalOf(request: IncomingMessage, app: PusherApp): { code: number; message: string } | null {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
  if (key === undefined) return { code: 4005, message: 'Path not found' };
  if (decodeURIComponent(key) !== app.key)
    return { code: 4001, message: `App key ${key} not in this cluster` };
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return { code: 4008, message: 'No protocol version supplied' };
  return /^[5-7]$/.test(protocol) ? null : { code: 4007, message: 'Unsupported protocol version' };
}

function refuse(socket: WebSocket, refusal: { code: number; message: string }): void {
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify(refusal) }));
  socket.close(refusal.code, refusal.message);
}

/** Starts the Pusher stand-in: sockets and HTTP API on one port. */
export async function startPusherSandbox(options: PusherSandboxOptions = {}): Promise<PusherSandbox> {
  const app = options.app ?? DEFAULT_APP;
  const hub = new Hub();
  const trouble = new PusherTrouble();
  const router = controlRoutes(serverRoutes(new Router(), hub, app, trouble), hub, trouble);
  const listening = await listen(
    serve((call) => routed(router, call)),
    options,
  );
  const sockets = new WebSocketServer({
    server: listening.server,
    maxPayload: 100_000,
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket, request) => {
    const refusal = refusalOf(request, app);
    if (refusal) refuse(socket, refusal);
    else new Socket(socket, hub, app);
  });
  const { url, host, port } = listening;
  return {
    url,
    host,
    port,
    app,
    hub,
    trouble,
    close: async () => {
      sockets.close();
      for (const client of sockets.clients) client.terminate();
      await listening.close();
    },
  };
}
