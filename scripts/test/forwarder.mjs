import http from 'node:http';

/** Where a test says which way it goes: `/_forwarder?way=closed`. */
const CONTROL = /^\/_forwarder\?way=(open|closed|silent)$/;

/**
 * Stands between a web and its tenant API, so that a test can take the API away from that web alone. `closed` drops each
 * connection, `silent` takes requests and never answers.
 * @param {string} to  the API's address
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startForwarder(to) {
  const { hostname, port } = new URL(to);
  let way = 'open';
  const server = http.createServer((request, response) => {
    const asked = CONTROL.exec(request.url ?? '')?.[1];
    if (asked) {
      way = asked;
      response.end(way);
      return;
    }
    if (way === 'closed') request.socket.destroy();
    if (way !== 'open') return;
    const { method, url: path, headers } = request;
    const onward = http.request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const own = server.address();
  return { address: `http://127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`, stop };
}
