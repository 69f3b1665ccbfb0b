import { accessSync, constants, realpathSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** `f_type` of a tmpfs, from Linux's own header. */
const TMPFS = 0x01021994;
/** A run's databases, pictures and logs take up to 2 GB; a small machine keeps its memory for browsers. */
const ROOM = 6 * 1024 ** 3;

/** Whether Linux's folder in memory can be written. */
function isThere() {
  try {
    accessSync(MEMORY, constants.W_OK);
    return statfsSync(MEMORY).type === TMPFS;
  } catch {
    return false;
  }
}

function hasRoom() {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && freemem() > ROOM;
}

const onDisk = () => realpathSync(tmpdir());

/**
 * Where tests keep what they throw away: in memory where there is room, else in the folder for temporary files. A suite's
 * database is a copy of 1,200 small files, and some disks take ten times as long to make them as memory does.
 */
export const throwAwayParent = () => (isThere() && hasRoom() ? MEMORY : onDisk());

/** Every folder that an earlier run may have chosen. @returns {string[]} */
export const throwAwayParents = () => (isThere() ? [MEMORY, onDisk()] : [onDisk()]);
