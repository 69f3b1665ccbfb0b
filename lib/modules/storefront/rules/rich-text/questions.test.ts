import { parseMarkdown } from './parse-markdown';
import { toPlainText } from './plain-text';
import { questionsOf } from './questions';

const shown = (markdown: string) =>
  questionsOf(parseMarkdown(markdown)).map(({ title, intro, questions }) => ({
    title: title && toPlainText({ type: 'doc', content: [{ type: 'paragraph', content: [...title] }] }),
    intro: toPlainText(intro),
    questions: questions.map(({ question, answer }) => [
      toPlainText({ type: 'doc', content: [{ type: 'paragraph', content: [...question] }] }),
      toPlainText(answer),
    ]),
  }));

describe('a client’s answers as questions (S3.6-30)', () => {
  test('a heading asks, what is below it answers, what is above all of them introduces', () => {
    expect(
      shown('Hello there\n\n## How long?\n\nA week.\n\nOr **two**.\n\n### Is it mine?\n\n- Yes'),
    ).toEqual([
      {
        title: null,
        intro: 'Hello there',
        questions: [
          ['How long?', 'A week.\n\nOr two.'],
          ['Is it mine?', '• Yes'],
        ],
      },
    ]);
  });

  test('a heading with nothing below it is the title of a part', () => {
    expect(shown('## Delivery\n\n### How long?\n\nA week.\n\n## Returns\n\n### Can I?\n\nYes.')).toEqual([
      { title: 'Delivery', intro: '', questions: [['How long?', 'A week.']] },
      { title: 'Returns', intro: '', questions: [['Can I?', 'Yes.']] },
    ]);
  });

  test('a text without headings is one, and nothing is nothing', () => {
    expect(shown('Just ask.\n\nWe answer.')).toEqual([
      { title: null, intro: 'Just ask.\n\nWe answer.', questions: [] },
    ]);
    expect(shown('')).toEqual([]);
  });
});
