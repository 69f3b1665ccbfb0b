import { BRAND } from '@/lib/kernel/brand';
import { escapeHtml, type Html } from './html';
import type { Answer, MediaType, OpenApiDocument, Operation, Parameter } from './types';

const STYLE = `
  :root { color-scheme: light; --ink: ${BRAND.colours.ink}; --accent: ${BRAND.colours.accent}; --line: #dcd9d1; }
  * { box-sizing: border-box; }
  body { margin: 0; background: ${BRAND.colours.paper}; color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
  main, header { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.9rem; margin: 0 0 .5rem; } h2 { margin: 2.2rem 0 .6rem; } h3 { font-size: 1rem; margin: 1.1rem 0 .3rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: .4rem 1rem; padding: 0; list-style: none; } a { color: var(--accent); }
  details { border: 1px solid var(--line); border-radius: .6rem; background: #fff; margin: .5rem 0; }
  summary { cursor: pointer; padding: .7rem .9rem; overflow-wrap: anywhere; } details > div { padding: 0 .9rem .9rem; }
  summary small { display: block; color: #55585f; }
  .method { display: inline-block; min-width: 3.2rem; font-weight: 700; color: var(--accent); }
  code, pre { font: 13.5px/1.5 ui-monospace, monospace; } pre { margin: 0; padding: .8rem; background: #f3f1ea; border-radius: .4rem; overflow: auto; max-height: 28rem; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const code = (text: string): Html => `<code>${escapeHtml(text)}</code>`;

/** Plain text with `code` between backticks. */
function prose(text: string): Html {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function typeOf(schema: Parameter['schema']): string {
  const values = Array.isArray(schema['enum']) ? schema['enum'].join(' | ') : undefined;
  return values ?? String(schema['type'] ?? 'any');
}

function parameterTable(parameters: readonly Parameter[]): Html {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, schema, example }) =>
      `<tr><td>${code(name)}</td><td>${prose(description)}</td><td>${place}${required ? ', required' : ''}</td><td>${code(typeOf(schema))}</td><td>${
        example === undefined ? '' : code(String(example))
      }</td></tr>`,
  );
  const head =
    '<tr><th scope="col">Name</th><th scope="col">Meaning</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Example</th></tr>';
  return `<h3>Parameters</h3><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function exampleOf(media: MediaType | undefined): Html {
  if (media?.example === undefined) return '';
  const text =
    typeof media.example === 'string' ? media.example : (JSON.stringify(media.example, null, 2) ?? '');
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}

function content(title: string, parts: Record<string, MediaType> | undefined): Html {
  const [first] = Object.entries(parts ?? {});
  return first ? `<h3>${title} ${code(Object.keys(parts ?? {}).join(', '))}</h3>${exampleOf(first[1])}` : '';
}

function refusals(responses: Record<string, Answer>): Html {
  const rows = Object.entries(responses)
    .filter(([status]) => !/^[23]/.test(status))
    .map(
      ([status, answer]) => `<tr><th scope="row">${status}</th><td>${prose(answer.description)}</td></tr>`,
    );
  return `<h3>Refusals</h3><table><tbody>${rows.join('')}</tbody></table>`;
}

/** The answer of a call that succeeds. */
function answerOf({ responses }: Operation): Answer | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
}

function accessOf(operation: Operation): string {
  const names = operation.security.map((entry) => Object.keys(entry).join(' and ') || 'none');
  if (operation['x-signed-link']) return 'Access: the signed link in the path.';
  return names.length === 0 ? 'Public.' : `Access: ${names.join(', or ')}.`;
}

function operationHtml(method: string, path: string, operation: Operation): Html {
  return `<details id="${escapeHtml(operation.operationId)}"><summary><span class="method">${method.toUpperCase()}</span>${code(path)}
    <small>${escapeHtml(operation.summary)}</small></summary><div>
    <p>${escapeHtml(accessOf(operation))} ${prose(operation.description ?? '')}</p>
    ${parameterTable(operation.parameters)}${content('Request', operation.requestBody?.content)}
    ${content('Answer', answerOf(operation)?.content)}${refusals(operation.responses)}</div></details>`;
}

function tagHtml(document: OpenApiDocument, tag: string): Html {
  const parts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => operationHtml(method, path, operation)),
  );
  return `<section aria-labelledby="tag-${tag}"><h2 id="tag-${tag}">${escapeHtml(tag)}</h2>${parts.join('')}</section>`;
}

/** The OpenAPI document as an HTML page: no script, nothing loaded from elsewhere. */
export function docsPage(document: OpenApiDocument): Html {
  const { title, description } = document.info;
  const links = document.tags.map(({ name }) => `<li><a href="#tag-${name}">${escapeHtml(name)}</a></li>`);
  const intro = description
    .split('\n\n')
    .map((part) => `<p>${prose(part)}</p>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><header><h1>${escapeHtml(title)}</h1>${intro}
<p><a href="/api/openapi.json">OpenAPI 3.1</a></p><nav aria-label="Areas"><ul>${links.join('')}</ul></nav></header>
<main>${document.tags.map(({ name }) => tagHtml(document, name)).join('')}</main></body></html>`;
}
