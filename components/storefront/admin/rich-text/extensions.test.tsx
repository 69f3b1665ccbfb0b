import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { richText } from '@/lib/modules/storefront/contract/rich-text';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { tidyRichText } from '@/lib/modules/storefront/rules/rich-text/tidy';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { RICH_EXTENSIONS } from './extensions';

/** What the editor makes of a text, or of foreign HTML. */
function edited(content: RichText | string): RichText {
  const editor = new Editor({ extensions: RICH_EXTENSIONS, content, injectCSS: false });
  const document = tidyRichText(editor.getJSON() as RichText);
  editor.destroy();
  return document;
}

describe('the editor (S3.6-16)', () => {
  it('changes nothing of a text that it only opens', () => {
    const documents = fc.array(
      fc.constantFrom(
        '## Two\n\n',
        '### *x*\n\n',
        '- a\n  - b\n\n',
        '1. **a**\n2. b\n\n',
        '> q\n\n',
        '---\n\n',
        'a\nb [l](tel:1)\n\n',
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(documents, (parts) => {
        const document = parseMarkdown(parts.join(''));
        expect(edited(document)).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the closed set of foreign HTML, and what it says', () => {
    const html =
      '<h1 style="color:red">Big</h1><h2 onclick="x()">Two</h2><p class="MsoNormal"><b>Bold</b> <u>under</u>' +
      '<a href="javascript:x()">bad</a> <a href="https://a.test" target="_blank">good</a><img src="x" onerror="x()"></p>' +
      '<table><tr><td>cell</td></tr></table><script>x()</script><ul><li>one</li></ul>';
    const document = edited(html);
    expect(richText.safeParse(document).success).toBe(true);
    const said = JSON.stringify(document);
    expect(said).not.toMatch(/javascript|onerror|style|class|target|script|table|img/);
    for (const text of ['Big', 'Two', 'Bold', 'under', 'bad', 'https://a.test/', 'cell', 'one'])
      expect(said).toContain(text);
  });

  it('makes a text that the schema takes of whatever is pasted', () => {
    for (const html of HOSTILE_TEXTS) expect(richText.safeParse(edited(html)).success).toBe(true);
  });
});
