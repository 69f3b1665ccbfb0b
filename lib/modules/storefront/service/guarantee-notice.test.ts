/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guaranteeNotice } from './guarantee-notice';

const folders: string[] = [];
function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'));
  for (const name of names) writeFileSync(join(folder, name), '%PDF-1.7');
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the EU’s notice of the guarantee by law (D54-5)', () => {
  test('is linked from EU stores once its file is there, in the reader’s language', () => {
    const folder = folderWith('eu-guarantee-notice.en.pdf', 'eu-guarantee-notice.de.pdf', 'mark.svg');
    expect(guaranteeNotice('EU', 'de', folder)).toBe('/brand/eu-guarantee-notice.de.pdf');
    expect(guaranteeNotice('EU', 'fr', folder)).toBe('/brand/eu-guarantee-notice.en.pdf');
    expect([guaranteeNotice('UK', 'de', folder), guaranteeNotice('US', 'en', folder)]).toEqual([null, null]);
  });

  test('is linked in the language there is', () => {
    const folder = folderWith('eu-guarantee-notice.nl.pdf');
    expect(guaranteeNotice('EU', 'de', folder)).toBe('/brand/eu-guarantee-notice.nl.pdf');
  });

  test('is not linked while there is none', () => {
    const folder = folderWith('eu-guarantee-notice.pdf', 'eu-guarantee-notice.xx.pdf', 'notes.de.pdf');
    expect(guaranteeNotice('EU', 'de', folder)).toBeNull();
  });
});
