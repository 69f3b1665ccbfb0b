import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { SubmitButton } from '@/components/form/submit-button';

const ROOT = join(process.cwd(), 'components');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name));
}

describe('a form whose script has not begun', () => {
  test('says how it would be sent, so that no name, address or password gets into the page’s address', () => {
    const forms = sources(ROOT).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<form\b[^]*?>/g)].map(([tag]) => ({ file, tag })),
    );
    expect(forms.length).toBeGreaterThan(5);
    // What is submitted to a function before hydration, React keeps in the page (components/ui/early-form.tsx); to a
    // function of the server (`action`) it is posted, since React writes the form's method then and takes none.
    const sent = forms.filter(({ tag }) => !/\baction=\{(replay|action)\}/.test(tag));
    const silent = sent.filter(({ tag }) => !/method="(post|get)"/.test(tag)).map(({ file }) => file);
    expect(silent).toEqual([]);
    const asked = forms.filter(({ tag }) => tag.includes('method="get"'));
    expect(asked.filter(({ tag }) => !tag.includes('role="search"'))).toEqual([]);
  });

  test('is not sent by its button', () => {
    const html = renderToString(
      <NextIntlClientProvider locale="en" messages={messages}>
        <SubmitButton>Send</SubmitButton>
      </NextIntlClientProvider>,
    );
    expect(html).toContain('type="button"');
  });
});
