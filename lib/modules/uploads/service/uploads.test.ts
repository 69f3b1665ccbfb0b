/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { finishUpload } from '@/lib/modules/uploads/contract/finish-upload';
import { readUpload } from '@/lib/modules/uploads/contract/read-upload';
import { fileStore } from '@/lib/files/store';
import { setClock } from '@/lib/kernel/clock';
import { check } from '@/scripts/test/demo-world';
import { flat, gif, pngOf, svg } from '@/scripts/test/hostile-pictures';
import { startUploadWorld, type UploadWorld } from '@/scripts/test/upload-world';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { picturesOf } from './pictures-of';

jest.setTimeout(120_000);

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld();
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

const STORE = '/api/ten_fjord/fjord-fern/uploads';
const DRAFT = '/api/ten_fjord/fjord-fern-summer/uploads';
const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';

/** Noise does not compress, so the file is uploaded in several parts. */
const photo = () =>
  sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const small = () => flat(300, 200).png().toBuffer();
const wrap = (base: string, token: string) => `${base}/${token}`;

describe('a shopper’s picture', () => {
  test('comes in parts, in any order, and becomes a file of the event', async () => {
    const bytes = await photo();
    const { token, parts, part_size: size } = await world.begun(STORE, bytes);
    expect(parts).toBe(Math.ceil(bytes.length / size));
    expect(parts).toBeGreaterThan(2);
    const order = Array.from({ length: parts }, (_, index) => parts - index);
    for (const part of order) {
      const answer = await world.put(STORE, token, part, bytes.subarray((part - 1) * size, part * size));
      expect(answer.json.data).toEqual({ part, received: parts - part + 1 });
    }
    const finished = await world.finish(STORE, token);
    check(finishUpload, finished);
    expect(finished.json.data).toMatchObject({ state: 'processing', picture: null });
    expect(await world.work()).toBe(1);
    const answer = await world.get(wrap(STORE, token));
    check(readUpload, answer);
    const { picture } = await world.read(STORE, token);
    expect(picture).toMatchObject({
      width_px: 700,
      height_px: 500,
      content_type: 'image/png',
      colour_mode: 'srgb',
    });
    const rows = await world.sql(
      `select u.event_id, u.actor, f.kind, f.width_px, f.height_px, f.colour_mode from uploads u
       join files f on f.tenant_id = u.tenant_id and f.id = u.file_id where f.id = $1`,
      [picture?.id],
    );
    expect(rows).toEqual([
      {
        event_id: 'evt_fjord_fern',
        actor: 'shopper',
        kind: 'artwork',
        width_px: 700,
        height_px: 500,
        colour_mode: 'srgb',
      },
    ]);
    const logged = await world.sql(
      `select action, actor, subject_type, subject_id from audit_log
       where subject_id = $1 or data ->> 'file' = $1 order by action`,
      [picture?.id],
    );
    expect(logged).toEqual([
      { action: 'event_file.added', actor: 'shopper', subject_type: 'event', subject_id: 'evt_fjord_fern' },
      { action: 'file.added', actor: 'shopper', subject_type: 'file', subject_id: picture?.id },
    ]);
    const kept = await readdir(join(process.env.FILES_DIR ?? '', 'ten_fjord'));
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is served from its own path as what it is, and for ever', async () => {
    const { picture } = await world.upload(STORE, await flat(2000, 1000).jpeg().toBuffer());
    const screen = await world.get(picture?.url ?? '');
    const whole = await world.get(`/api/ten_fjord/files/${picture?.id}`);
    expect([screen.status, screen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const { headers } of [screen, whole]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
    expect((await world.get(`/api/ten_lumen/files/${picture?.id}`)).status).toBe(404);
  });

  test('an SVG is served as pixels, never as itself', async () => {
    const { picture } = await world.upload(STORE, svg('<rect width="9" height="9"/>'));
    expect(picture).toMatchObject({ content_type: 'image/png', width_px: 4096, height_px: 2048 });
    const whole = await world.get(`/api/ten_fjord/files/${picture?.id}`);
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(whole.text).not.toContain('<svg');
  });

  test('a refusal reaches the person, in their language', async () => {
    const token = await world.sent(STORE, gif());
    await world.work();
    expect(await world.read(STORE, token)).toMatchObject({
      state: 'refused',
      picture: null,
      refusal: { code: 'type_gif', message: 'GIF files don’t print well; save it as PNG' },
    });
    const german = await world.read(STORE, token, 'de');
    expect(german.refusal?.message).toBe(
      'GIF-Dateien lassen sich nicht gut drucken; speichern Sie das Bild als PNG',
    );
    expect(await world.sql(`select 1 from uploads where state = 'refused' and file_id is not null`)).toEqual(
      [],
    );
  });

  test('one that is said to be larger than 20 MB is refused before any of it comes', async () => {
    const { status, json } = await world.begin(STORE, { bytes: 20_000_001 });
    expect([status, Object.keys(json.codes ?? {})]).toEqual([422, ['bytes']]);
    expect((await world.begin(STORE, { bytes: 0 })).status).toBe(422);
  });
});

describe('a lost connection', () => {
  test('what is there need not be sent again', async () => {
    const bytes = await photo();
    const { token, parts, part_size: size } = await world.begun(STORE, bytes);
    const part = (number: number) => bytes.subarray((number - 1) * size, number * size);
    await world.put(STORE, token, 2, part(2));
    expect((await world.read(STORE, token)).received).toEqual([2]);
    const early = await world.finish(STORE, token);
    expect([early.status, early.json.code]).toEqual([409, 'conflict']);
    const again = await world.put(STORE, token, 2, part(2));
    expect(again.json.data).toEqual({ part: 2, received: 1 });
    for (let number = 1; number <= parts; number += 1) await world.put(STORE, token, number, part(number));
    const first = await world.finish(STORE, token);
    const second = await world.finish(STORE, token);
    expect([first.status, second.status, await world.work()]).toEqual([200, 200, 1]);
    // The client repeats a request after all is done, because its answer was lost.
    const late = await world.put(STORE, token, 1, part(1));
    expect(late.json.data).toEqual({ part: 1, received: parts });
    expect((await world.finish(STORE, token)).json.data).toMatchObject({ state: 'ready' });
  });

  test('other bytes under a part’s number, and parts that are none', async () => {
    const bytes = await photo();
    const { token, parts, part_size: size } = await world.begun(STORE, bytes);
    const first = bytes.subarray(0, size);
    await world.put(STORE, token, 1, first);
    const other = Buffer.from(first);
    other[100] = (other[100] ?? 0) ^ 1;
    const answers = [
      await world.put(STORE, token, 1, other),
      await world.put(STORE, token, 2, first.subarray(1)),
      await world.put(STORE, token, parts, first),
      await world.put(STORE, token, parts + 1, first),
      await world.put(STORE, token, 2, Buffer.concat([first, Buffer.from('x')])),
      await world.put(STORE, token, 2, Buffer.alloc(0)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 404, 413, 422]);
    expect(answers[1]?.json.codes).toEqual({ body: ['too_short'] });
    expect((await world.read(STORE, token)).received).toEqual([1]);
  });

  test('several parts at once', async () => {
    const bytes = await photo();
    const { token, parts, part_size: size } = await world.begun(STORE, bytes);
    const numbers = Array.from({ length: parts }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((part) => world.put(STORE, token, part, bytes.subarray((part - 1) * size, part * size))),
    );
    expect((await world.read(STORE, token)).received).toEqual(numbers);
  });
});

describe('the worker', () => {
  test('the same job again changes nothing', async () => {
    const token = await world.sent(STORE, await small());
    const [job] = await world.asOwner<{ payload: never }>(
      'select payload from graphile_worker._private_jobs',
    );
    await world.work();
    const { picture } = await world.read(STORE, token);
    const { processUpload } = await import('./process-upload');
    await processUpload(job?.payload as never, { last: false });
    expect((await world.read(STORE, token)).picture).toEqual(picture);
    const logged = await world.sql(
      `select 1 from audit_log where action = 'file.added' and subject_id = $1`,
      [picture?.id],
    );
    expect(logged).toHaveLength(1);
  });

  test('a store that is away is waited for; after the last try the person hears of it', async () => {
    const token = await world.sent(STORE, await small());
    const [job] = await world.asOwner<{ payload: never }>(
      'select payload from graphile_worker._private_jobs',
    );
    const { processUpload } = await import('./process-upload');
    const folder = process.env.FILES_DIR ?? '';
    const { id } = await world.read(STORE, token);
    // A folder in place of the part cannot be read as a file.
    const { mkdir, rm } = await import('node:fs/promises');
    await rm(join(folder, 'ten_fjord', `${id}-1.part`));
    await mkdir(join(folder, 'ten_fjord', `${id}-1.part`));
    await expect(processUpload(job?.payload as never, { last: false })).rejects.toThrow();
    expect((await world.read(STORE, token)).state).toBe('processing');
    await expect(processUpload(job?.payload as never, { last: true })).rejects.toThrow();
    expect((await world.read(STORE, token)).refusal?.code).toBe('failed');
    await rm(join(folder, 'ten_fjord', `${id}-1.part`), { recursive: true });
    await world.work();
  });

  test('bytes that are not those that came', async () => {
    const token = await world.sent(STORE, await small());
    const { id } = await world.read(STORE, token);
    await fileStore().put(`ten_fjord/${id}-1.part`, await flat(300, 200, '#ffffff').png().toBuffer());
    await world.work();
    expect((await world.read(STORE, token)).refusal?.code).toBe('failed');
  });
});

describe('who may send', () => {
  test('a client’s people send to a Draft, and are named for it; shoppers find nothing there', async () => {
    const query = { bytes: 100 };
    expect((await world.begin(DRAFT, query)).status).toBe(404);
    expect((await world.begin(DRAFT, query, SERVICE)).status).toBe(404);
    expect((await world.begin(DRAFT, query, LUMEN)).status).toBe(404);
    const { picture } = await world.upload(DRAFT, await small(), ADMIN);
    const logged = await world.sql(
      `select actor, actor_user_id from audit_log where action = 'file.added' and subject_id = $1`,
      [picture?.id],
    );
    expect(logged).toEqual([{ actor: 'client', actor_user_id: 'usr_fjord_admin' }]);
  });

  test('a guest of a Draft’s preview sends by their link’s token, and by no other (docs/decisions/0030)', async () => {
    const tokenOf = (tenantId: string, slug: string) => previewToken({ tenantId, slug }).token;
    const own = tokenOf('ten_fjord', 'fjord-fern-summer');
    const others = [tokenOf('ten_fjord', 'fjord-fern'), tokenOf('ten_lumen', 'fjord-fern-summer')];
    const begin = (token: string) => world.begin(`${DRAFT}?preview=${token}`, { bytes: 100 });
    const answers = await Promise.all([own, ...others].map(begin));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    const past = setClock(() => new Date(Date.now() + 9 * 86_400_000));
    expect((await begin(own)).status).toBe(404);
    past();
  });

  test('on hold nothing new is taken; a locked event takes none of its client’s', async () => {
    const onHold = await world.begin('/api/ten_fjord/fjord-fern-archive/uploads', { bytes: 100 });
    expect([onHold.status, onHold.json.code]).toEqual([422, 'event_closed']);
    await world.sql(`update events set locked = true where id = 'evt_fjord_fern'`);
    const locked = await world.begin(STORE, { bytes: 100 }, ADMIN);
    expect([locked.status, locked.json.code]).toEqual([409, 'event_locked']);
    expect((await world.begin(STORE, { bytes: 100 })).status).toBe(200);
    await world.sql(`update events set locked = false where id = 'evt_fjord_fern'`);
  });

  test('a token opens its own upload in its own place, and nothing else', async () => {
    const bytes = await small();
    const { token } = await world.begun(STORE, bytes);
    const nobodys = `${'a'.repeat(42)}b`;
    const places = [
      wrap(STORE, nobodys),
      wrap(DRAFT, token),
      wrap('/api/ten_lumen/lumen-summit/uploads', token),
      wrap('/api/ten_lumen/fjord-fern/uploads', token),
    ];
    for (const place of places) {
      expect([place, (await world.get(place)).status]).toEqual([place, 404]);
      expect((await world.get(place, ADMIN)).status).toBe(404);
      expect((await world.post(`${place}/finish`, {})).status).toBe(404);
    }
    for (const base of [DRAFT, '/api/ten_lumen/lumen-summit/uploads']) {
      expect((await world.put(base, token, 1, bytes)).status).toBe(404);
    }
  });

  test('60 pictures an hour from one visitor, and 400 MB', async () => {
    // One minute past the hour, so that no counting window ends during the test.
    const at = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 60_000);
    const restore = setClock(() => at);
    const many = await Promise.all(Array.from({ length: 61 }, () => world.begin(STORE, { bytes: 1 })));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
    await world.asOwner('delete from rate_limits');
    const large = await Promise.all(
      Array.from({ length: 21 }, () => world.begin(STORE, { bytes: 20_000_000 })),
    );
    const refused = large.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    restore();
    expect((await world.begin(STORE, { bytes: 20_000_000 }, ADMIN)).status).toBe(200);
  });
});

describe('a picture without its background', () => {
  const logo = async () =>
    flat(400, 300, '#ffffff')
      .composite([{ input: await flat(200, 100, '#c81e1e').png().toBuffer(), left: 100, top: 100 }])
      .jpeg({ quality: 92 })
      .toBuffer();
  const cutOut = (base: string, body: Record<string, unknown>, person?: string) =>
    world.post(`${base}/cut-out`, body, person);

  test('is a new one', async () => {
    const { picture } = await world.upload(STORE, await logo());
    const asked = await cutOut(STORE, { picture: picture?.id });
    expect(asked.status).toBe(200);
    const token = String(asked.json.data['token']);
    await world.work();
    const made = await world.read(STORE, token);
    expect(made).toMatchObject({
      state: 'ready',
      parts: 0,
      picture: { content_type: 'image/png', width_px: 400 },
    });
    expect(made.picture?.id).not.toBe(picture?.id);
    const bytes = await fileStore().get(`ten_fjord/${made.picture?.id}.png`);
    const { data } = await sharp(bytes ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * 400 + x) * 4 + 3];
    expect([alpha(5, 5), alpha(200, 150)]).toEqual([0, 255]);
  });

  test('where there is no flat one, the person hears it', async () => {
    const { picture } = await world.upload(STORE, await photo());
    const asked = await cutOut(STORE, { picture: picture?.id, tolerance: 0.01 });
    await world.work();
    const state = await world.read(STORE, String(asked.json.data['token']));
    expect(state.refusal?.code).toBe('no_flat_background');
  });

  test('only of what was sent to this very store, and of one’s own', async () => {
    const { picture } = await world.upload(DRAFT, await logo(), ADMIN);
    const query = { picture: picture?.id };
    expect((await cutOut(STORE, query)).status).toBe(404);
    expect((await cutOut('/api/ten_lumen/lumen-summit/uploads', query)).status).toBe(404);
    expect((await cutOut('/api/ten_lumen/lumen-summit/uploads', query, LUMEN)).status).toBe(404);
    expect((await cutOut(STORE, query, ADMIN)).status).toBe(200);
    expect((await cutOut(STORE, { picture: 'fil_logo' })).status).toBe(404);
    await world.work();
  });
});

test('the print check knows a tenant’s own pictures, and no one else’s', async () => {
  const cmyk = await flat(300, 200).toColourspace('cmyk').jpeg().toBuffer();
  const { picture } = await world.upload(STORE, cmyk);
  const src = picture?.id ?? '';
  const facts = { widthPx: 300, heightPx: 200, contentType: 'image/jpeg', colourMode: 'cmyk' };
  expect(await picturesOf('ten_fjord', [src, src, 'fil_nobody'])).toMatchObject({ [src]: facts });
  expect(await picturesOf('ten_lumen', [src])).toEqual({});
});

test('a small file that unfolds to 60 megapixels is taken by the worker alone', async () => {
  const bytes = pngOf(8000, 7500);
  expect(bytes.length).toBeLessThan(100_000);
  const { picture } = await world.upload(STORE, bytes);
  expect(picture).toMatchObject({ width_px: 8000, height_px: 7500 });
});
