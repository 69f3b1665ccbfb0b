/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { inviteToken } from './invite-link';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { answerInvitationHandler, readInvitationHandler } from '@/lib/modules/size-collection/api/invitation';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { NAME_SCENE } from '@/scripts/test/fixtures/stores';
import { plainPicture, sendPicture, type SentTestPicture } from '@/scripts/test/send-picture';

jest.setTimeout(120_000);

const JACKET = 'lu-offsite-jacket';
const OFFSITE = { tenantId: 'ten_lumen', slug: 'lumen-offsite' };
const FIELD = 'products.0.personalisation.front.photo';
const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_template00000000000',
  location: 'file',
  customisable: true,
  widthMm: 60,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 100, y: 200 },
};
const HOUSE: ImageLayer = { ...PHOTO, id: 'house', customisable: false };
const SCENE: Scene = { ...NAME_SCENE, layers: [...NAME_SCENE.layers, PHOTO, HOUSE] };

let world: DemoWorld;
let mine: SentTestPicture;
beforeAll(async () => {
  world = await startDemoWorld([readInvitationHandler, answerInvitationHandler]);
  await world.sql('update products set scene_front = $1, customisable = true where id = $2', [
    JSON.stringify(SCENE),
    JACKET,
  ]);
  mine = await sendPicture(OFFSITE, await plainPicture(600, 500));
});
afterAll(() => world.close());

let guests = 0;
/** The path of a new invitee who has not answered. */
async function guest(): Promise<string> {
  guests += 1;
  const id = `inv_picture_${guests}`;
  await world.sql(
    `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key)
     values ('ten_lumen', $1, 'evt_lumen_offsite', 'Ada Fern', $2, $2)`,
    [id, `picture${guests}@guest.example`],
  );
  return `/api/invitation/${inviteToken({ tenantId: 'ten_lumen', inviteeId: id })}`;
}

const answer = (path: string, version: number, front: Record<string, string>, size = 'm') => {
  const piece = { product_id: JACKET, variant_id: `${JACKET}-navy-${size}`, quantity: 1 };
  const products = [{ ...piece, personalisation: { front } }];
  return world.post(path, { version, name: 'Ada Fern', products });
};
const invitationOf = ({ json }: DemoAnswer) => json.data as unknown as Invitation;

describe('an invitee’s own picture on their piece (S1, S3.4-29, D4-5)', () => {
  test('is asked for, kept by its file, and told again with what the print check asks of it', async () => {
    const path = await guest();
    const open = await world.get(path);
    check(readInvitation, open);
    expect(invitationOf(open).products[0]?.scenes.front).toEqual(SCENE);
    expect((await answer(path, 0, { name: 'ADA' })).json.codes).toEqual({ [FIELD]: ['picture_missing'] });

    const saved = await answer(path, 0, { name: 'ADA', photo: mine.token });
    check(answerInvitation, saved);
    const later = await world.get(path);
    check(readInvitation, later);
    for (const shown of [saved, later].map(invitationOf)) {
      expect(shown.answer?.personalisation).toEqual({ front: { name: 'ADA', photo: mine.fileId } });
      expect(shown.pictures).toEqual([
        {
          id: mine.fileId,
          url: `/api/ten_lumen/files/${mine.fileId}?size=screen`,
          width_px: 600,
          height_px: 500,
          content_type: 'image/png',
          colour_mode: 'srgb',
          bytes: expect.any(Number),
        },
      ]);
    }
    expect(later.text).not.toContain(mine.token);
  });

  test('stays when the size is another, by its file; another one takes its place', async () => {
    const path = await guest();
    await answer(path, 0, { name: 'ADA', photo: mine.token });
    const same = await answer(path, 0, { name: 'ADA', photo: mine.fileId });
    expect([same.status, invitationOf(same).version]).toEqual([200, 1]);
    const larger = await answer(path, 1, { name: 'ADA', photo: mine.fileId }, 'xl');
    expect(invitationOf(larger)).toMatchObject({
      version: 2,
      pictures: [{ id: mine.fileId }],
      answer: { size: 'XL', personalisation: { front: { photo: mine.fileId } } },
    });
    const other = await sendPicture(OFFSITE, await plainPicture(700, 700, '#aa3300'));
    const changed = invitationOf(await answer(path, 2, { name: 'ADA', photo: other.token }));
    expect(changed.pictures.map(({ id }) => id)).toEqual([other.fileId]);
    // A picture removed from the answer is no longer the invitee's: its file may be deleted.
    expect((await answer(path, 3, { name: 'ADA', photo: mine.fileId })).json.codes).toEqual({
      [FIELD]: ['picture_unknown'],
    });
  });

  test('is refused at its field when it is none of theirs, or prints badly, and nothing is kept', async () => {
    const path = await guest();
    const summit = await sendPicture({ ...OFFSITE, slug: 'lumen-summit' }, await plainPicture(600, 500));
    const fjord = await sendPicture(
      { tenantId: 'ten_fjord', slug: 'fjord-fern' },
      await plainPicture(600, 500),
    );
    const waiting = await sendPicture(OFFSITE, await plainPicture(600, 500), { unfinished: true });
    const small = await sendPicture(OFFSITE, await plainPicture(100, 90));
    const refused = {
      'the file of another invitee’s answer': [mine.fileId, 'picture_unknown'],
      'another event’s': [summit.token, 'picture_unknown'],
      'another tenant’s': [fjord.token, 'picture_unknown'],
      'one that is not ready': [waiting.token, 'picture_unknown'],
      'the template’s': [PHOTO.src, 'picture_unknown'],
      'an address': ['https://example.com/cat.png', 'picture_unknown'],
      // 100 pixels on 60 mm are 42 dpi.
      'one with too few pixels': [small.token, 'picture_too_small'],
    } as const;
    for (const [which, [photo, code]] of Object.entries(refused)) {
      const { status, json } = await answer(path, 0, { name: 'ADA', photo });
      expect([which, status, json.codes]).toEqual([which, 422, { [FIELD]: [code] }]);
    }
    const locked = await answer(path, 0, { name: 'ADA', photo: mine.token, house: mine.token });
    expect(locked.json.codes).toEqual({ 'products.0.personalisation.front.house': ['locked_layer'] });
    expect(invitationOf(await world.get(path))).toMatchObject({ answer: null, pictures: [], version: 0 });
  });

  test('everything wrong is said at once: the picture, and a size that has gone', async () => {
    const path = await guest();
    await world.sql('update variants set stock = 0 where id = $1', [`${JACKET}-navy-2xl`]);
    const { json } = await answer(path, 0, { name: 'ADA', photo: 'x'.repeat(43) }, '2xl');
    expect(json.codes).toEqual({
      [FIELD]: ['picture_unknown'],
      'products.0.variant_id': ['out_of_stock'],
    });
    await world.sql('update variants set stock = 500 where id = $1', [`${JACKET}-navy-2xl`]);
  });

  test('after a week one that an answer shows is still there, and one that none shows is gone', async () => {
    const [path, unused] = [await guest(), await sendPicture(OFFSITE, await plainPicture(640, 640))];
    await answer(path, 0, { name: 'ADA', photo: mine.token });
    const at = new Date();
    const reset = setClock(() => new Date(at.getTime() + 8 * 86_400_000));
    await clearUploads().finally(reset);
    const left = await world.sql<{ id: string }>('select id from files where id = any($1)', [
      [mine.fileId, unused.fileId],
    ]);
    expect(left.map(({ id }) => id)).toEqual([mine.fileId]);
  });
});
