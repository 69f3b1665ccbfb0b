import type { RichBlock, RichInline, RichText } from './rich-text';

/** A question with its answer. */
interface RichQuestion {
  question: readonly RichInline[];
  answer: RichText;
}

/** A part of a text of questions: the first may have an introduction, the others have a title. */
export interface RichQuestions {
  title: readonly RichInline[] | null;
  intro: RichText;
  questions: RichQuestion[];
}

const textOf = (content: readonly RichBlock[]): RichText => ({ type: 'doc', content: [...content] });

/** Each heading with the blocks up to the next one; what stands above the first has none. */
function chapters({ content }: RichText) {
  const found: { heading: readonly RichInline[] | null; blocks: RichBlock[] }[] = [
    { heading: null, blocks: [] },
  ];
  for (const block of content) {
    if (block.type === 'heading') found.push({ heading: block.content ?? [], blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

/**
 * A client's answers as questions: a heading asks, what stands below it up to the next heading answers. A heading with
 * nothing below it is the title of a part, and what stands above all headings introduces. S3.6-30.
 */
export function questionsOf(text: RichText): RichQuestions[] {
  const parts: RichQuestions[] = [];
  for (const { heading, blocks } of chapters(text)) {
    if (heading === null) parts.push({ title: null, intro: textOf(blocks), questions: [] });
    else if (blocks.length === 0) parts.push({ title: heading, intro: textOf([]), questions: [] });
    else parts.at(-1)?.questions.push({ question: heading, answer: textOf(blocks) });
  }
  return parts.filter(
    ({ title, intro, questions }) => title !== null || intro.content.length > 0 || questions.length > 0,
  );
}
