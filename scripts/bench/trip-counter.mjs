import net from 'node:net';

/**
 * Splits a stream into messages of the Postgres protocol: a type byte, the length including itself, the payload. A
 * connection's first message has no type byte.
 * @param {(letter: string) => void} onMessage @param {boolean} headless
 */
function frames(onMessage, headless) {
  let held = Buffer.alloc(0);
  let first = headless;
  return (/** @type {Buffer} */ part) => {
    held = Buffer.concat([held, part]);
    for (;;) {
      const head = first ? 0 : 1;
      if (held.length < head + 4) return;
      const end = head + held.readUInt32BE(head);
      if (held.length < end) return;
      if (!first) onMessage(String.fromCharCode(held[0] ?? 0));
      first = false;
      held = held.subarray(end);
    }
  };
}

/**
 * A proxy between app and database that counts round trips: how often the app waits for an answer. Pipelined messages
 * (such as a transaction's settings with its first statement) count as one.
 * @param {string} databaseUrl
 */
export async function openTripCounter(databaseUrl) {
  const target = new URL(databaseUrl);
  let trips = 0;
  const server = net.createServer((app) => {
    const database = net.connect(Number(target.port || 5432), target.hostname);
    let unanswered = 0;
    const asked = frames((letter) => {
      // A simple query, or the Sync of an extended one: the database answers each once.
      if (letter !== 'Q' && letter !== 'S') return;
      if (unanswered === 0) trips += 1;
      unanswered += 1;
    }, true);
    const answered = frames((letter) => {
      if (letter === 'Z' && unanswered > 0) unanswered -= 1;
    }, false);
    app.on('data', asked);
    database.on('data', answered);
    app.pipe(database);
    database.pipe(app);
    for (const [one, other] of /** @type {const} */ ([
      [app, database],
      [database, app],
    ])) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {net.AddressInfo} */ (server.address());
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return { url: url.href, read: () => trips, close: () => server.close() };
}
