import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {import('./rows.mjs').Row} Row
 * @typedef {{ title: string, rows: Row[] }} Result  what one section measured
 */

const BEGIN = '<!-- bench:begin -->';
const END = '<!-- bench:end -->';
const HEAD = ['what', 'figure', 'budget', 'holds'];

/** @param {Row} row */
const cells = ({ what, figure, budget, holds }) => [
  what,
  figure,
  budget || '–',
  holds === undefined ? '–' : holds ? 'yes' : 'no',
];

/** The rows as a Markdown table, padded to be readable in a terminal. @param {Row[]} rows */
export function tableOf(rows) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...rest] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...rest].join('\n');
}

/** The sections between the markers, by title. @param {string} text @returns {Map<string, string>} */
function sectionsIn(text) {
  const blocks = text.split(/^### /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [title = '', ...body] = block.split('\n');
      return [title.trim(), body.join('\n').trim()];
    }),
  );
}

/**
 * Replaces measured sections between the markers of a document; other sections stay unchanged. Throws if the markers
 * are missing.
 * @param {string} document
 * @param {Result[]} results
 * @param {string} when said under each table
 */
function intoDocument(document, results, when) {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the document has no ${BEGIN} … ${END}`);
  const sections = sectionsIn(document.slice(begin + BEGIN.length, end));
  for (const { title, rows } of results) sections.set(title, `${tableOf(rows)}\n\n${when}`);
  const text = [...sections].map(([title, body]) => `### ${title}\n\n${body}\n`).join('\n');
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n${document.slice(end)}`;
}

/**
 * @param {string} path
 * @param {Result[]} results
 * @param {string} when
 */
export function writeInto(path, results, when) {
  writeFileSync(path, intoDocument(readFileSync(path, 'utf8'), results, when));
}
