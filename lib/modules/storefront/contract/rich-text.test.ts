import { richText, sentRichText } from './rich-text';

const paragraph = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const codeOf = (document: unknown) => {
  const { error } = richText.safeParse(document);
  const [issue] = error?.issues ?? [];
  return issue && 'params' in issue ? issue.params?.['code'] : issue?.code;
};
/** A quote in a quote …, `levels` deep. */
function nested(levels: number): object {
  return levels === 1 ? paragraph('x') : { type: 'blockquote', content: [nested(levels - 1)] };
}

describe('a formatted text (S3.6-16)', () => {
  it('keeps the closed set and leaves out what else its nodes carry', () => {
    const link = { type: 'link', attrs: { href: 'https://a.test', target: '_blank', class: 'x' } };
    const sent = doc(
      { type: 'heading', attrs: { level: 2, id: 'x' }, content: [{ type: 'text', text: 'Hello' }] },
      { ...paragraph('world', [{ type: 'bold' }, link]), style: 'x' },
    );
    expect(richText.parse(sent)).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hello' }] },
        paragraph('world', [{ type: 'link', attrs: { href: 'https://a.test/' } }, { type: 'bold' }]),
      ),
    );
  });

  it.each([
    ['a node that there is not', doc({ type: 'image', attrs: { src: 'x' } })],
    ['a mark that there is not', doc(paragraph('x', [{ type: 'textStyle', attrs: { color: 'red' } }]))],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['an item outside of a list', doc({ type: 'listItem', content: [] })],
    ['HTML', '<p>x</p>'],
    ['nothing', undefined],
  ])('refuses %s', (_, document) => expect(richText.safeParse(document).success).toBe(false));

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/path',
    '//host',
    'ftp://a.test',
    '',
  ])('refuses a link to %j', (href) =>
    expect(codeOf(doc(paragraph('x', [{ type: 'link', attrs: { href } }])))).toBe('bad_url'),
  );

  it.each(['https://a.test/x?y#z', 'http://a.test', 'mailto:hello@a.test', 'tel:+441314960100'])(
    'takes a link to %j',
    (href) => expect(codeOf(doc(paragraph('x', [{ type: 'link', attrs: { href } }])))).toBeUndefined(),
  );

  it('has 8 levels, 2,000 nodes and 20,000 characters', () => {
    expect(codeOf(doc(nested(7)))).toBeUndefined();
    expect(codeOf(doc(nested(8)))).toBe('invalid');
    const paragraphs = (count: number) => doc(...Array.from({ length: count }, () => paragraph('x')));
    expect(codeOf(paragraphs(1000))).toBeUndefined();
    expect(codeOf(paragraphs(1001))).toBe('too_many');
    expect(codeOf(doc(paragraph('x'.repeat(20_000))))).toBeUndefined();
    expect(codeOf(doc(paragraph('x'.repeat(20_001))))).toBe('too_long');
  });

  it('is refused quickly however deep it goes', () => {
    let deep: object = paragraph('x');
    for (let level = 0; level < 200_000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(codeOf(doc(deep))).toBe('invalid');
  });

  it('is JSON in a text where a form sends it', () => {
    expect(sentRichText.parse(JSON.stringify(doc(paragraph('x'))))).toEqual(doc(paragraph('x')));
    expect(sentRichText.safeParse('{"type":').success).toBe(false);
  });
});
