import { once } from 'node:events';
import net from 'node:net';

/** Calls `onMessage` for each whole message of Postgres's protocol: its letter and bytes. */
function messages(onMessage: (letter: string, message: Buffer) => void): (part: Buffer) => void {
  let held = Buffer.alloc(0);
  return (part) => {
    held = Buffer.concat([held, part]);
    while (held.length >= 5) {
      const end = 1 + held.readUInt32BE(1);
      if (held.length < end) return;
      const message = held.subarray(0, end);
      held = held.subarray(end);
      onMessage(String.fromCharCode(message[0] ?? 0), message);
    }
  };
}

/** A connection to the server; its answers go to the client that holds it. */
interface Backend {
  socket: net.Socket;
  holder: net.Socket | undefined;
}

/**
 * A pooler in transaction mode that knows nothing of named statements, as PgBouncer is with
 * `max_prepared_statements = 0`: each transaction runs on the server connection that was used last.
 */
export async function openTransactionPooler(databaseUrl: string): Promise<{ url: string; close(): void }> {
  const target = new URL(databaseUrl);
  const idle: Backend[] = [];
  const sockets: net.Socket[] = [];
  const server = net.createServer((client) => {
    const socket = net.connect(Number(target.port || 5432), target.hostname);
    sockets.push(client, socket);
    const own: Backend = { socket, holder: client };
    let held: Backend | undefined = own;
    // The last message of an answer tells whether the transaction has ended.
    const answered = messages((letter, message) => {
      own.holder?.write(message);
      const inTransaction = message[5] !== 'I'.charCodeAt(0);
      if (letter !== 'Z' || inTransaction) return;
      own.holder?.emit('released');
      own.holder = undefined;
      idle.push(own);
    });
    socket.on('data', answered);
    client.on('released', () => {
      held = undefined;
    });
    client.on('data', (part: Buffer) => {
      held ??= idle.pop();
      if (!held) return void client.destroy();
      held.holder = client;
      held.socket.write(part);
    });
    for (const end of [client, socket]) end.on('error', () => end.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
