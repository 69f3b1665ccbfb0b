/** @jest-environment jsdom */
import { clearRecentPlaces, keepRecentPlace, readRecentPlaces } from './recent-places';

const place = (name: string) => ({ href: `/${name}`, label: name, kind: 'orders' });
const hrefs = (user: string) => readRecentPlaces(user).map(({ href }) => href);

describe('the places opened last (D3-12)', () => {
  beforeEach(() => localStorage.clear());

  it('are six at most, the latest first, each once, and each person’s own', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepRecentPlace('usr_1', place(name));
    expect(hrefs('usr_1')).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
    expect(hrefs('usr_2')).toEqual([]);
  });

  it('are forgotten at logout, whoever they are of', () => {
    keepRecentPlace('usr_1', place('a'));
    keepRecentPlace('usr_2', place('b'));
    localStorage.setItem('list-keys', 'off');
    clearRecentPlaces();
    expect([hrefs('usr_1'), hrefs('usr_2'), localStorage.getItem('list-keys')]).toEqual([[], [], 'off']);
  });

  it('are none where what is stored is something else, or leads elsewhere', () => {
    localStorage.setItem('recent-places:usr_1', '{');
    expect(hrefs('usr_1')).toEqual([]);
    const bad = [{ href: 'https://elsewhere.example', label: 'x', kind: 'orders' }, null, place('a')];
    localStorage.setItem('recent-places:usr_1', JSON.stringify(bad));
    expect(hrefs('usr_1')).toEqual(['/a']);
  });
});
