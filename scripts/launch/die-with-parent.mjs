// Loaded into every child by `--import`. The launcher holds the other end of a pipe; when it dies in any way, the pipe
// closes and this process exits: gracefully first, and with its whole process group two seconds later.
import net from 'node:net';

const descriptor = Number(process.env.MERCHLOOM_GUARD_FD);
delete process.env.MERCHLOOM_GUARD_FD;

function endGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

function endSelf() {
  setTimeout(endGroup, 2000).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (descriptor > 2) {
  const guard = new net.Socket({ fd: descriptor, readable: true, writable: false });
  guard.once('close', endSelf);
  guard.on('error', () => guard.destroy());
  guard.resume();
  guard.unref();
}
