import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Valid and malicious pictures, generated here so that each one's defect is readable. */
export const flat = (width: number, height: number, background = '#1f4d3a') =>
  sharp({ create: { width, height, channels: 3, background } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey PNG of any size; its equal pixels compress well, so a small file decodes to a large picture. */
export function pngOf(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose header declares far more pixels than its data has. */
export function bombOf(width: number, height: number): Buffer {
  const honest = pngOf(10, 10);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), honest.subarray(33)]);
}

export const textChunk = (text: string): Buffer => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
export const animationChunk = (): Buffer => chunk('acTL', Buffer.from('0000000200000000', 'hex'));

/** An empty ZIP archive, to be appended as in a polyglot JAR. */
export const ZIP = Buffer.concat([
  Buffer.from('504b0304', 'hex'),
  Buffer.alloc(26),
  Buffer.from('504b0506', 'hex'),
  Buffer.alloc(18),
]);

export const heic = (brand = 'heic'): Buffer =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
  ]);

export const gif = (): Buffer =>
  Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');

export const svg = (inside: string, attributes = 'viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

/** Nested references (billion laughs): 10^`levels` rectangles in a few lines. */
export function laughingSvg(levels: number): Buffer {
  const uses = (id: string) => `<use href="#${id}"/>`.repeat(10);
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="l${level + 1}">${uses(`l${level}`)}</g>`,
  );
  return svg(`<defs><rect id="l0" width="1" height="1"/>${groups.join('')}</defs><use href="#l${levels}"/>`);
}

/** A chain of references, each inside the one before. */
export function deepSvg(length: number): Buffer {
  const links = Array.from({ length }, (_, link) => `<g id="d${link + 1}"><use href="#d${link}"/></g>`);
  return svg(`<defs><rect id="d0" width="1" height="1"/>${links.join('')}</defs><use href="#d${length}"/>`);
}
