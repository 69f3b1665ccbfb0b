import { Fragment, type ReactNode } from 'react';
import type {
  RichBlock,
  RichInline,
  RichMark,
  RichRun,
  RichText,
} from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { safeHref } from '@/lib/modules/storefront/rules/rich-text/safe-href';
import { cleanText } from '@/lib/modules/storefront/rules/rich-text/tidy-inline';

const LINK = 'break-words text-accent underline underline-offset-4';

/** A mark around what it marks; one of a kind that there is not, or a link to nowhere safe, adds nothing. */
function marked(mark: RichMark, children: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'link': {
      const href = safeHref(mark.attrs.href);
      if (href === undefined) return children;
      return (
        <a href={href} rel="nofollow noopener noreferrer" className={LINK}>
          {children}
        </a>
      );
    }
    default:
      return children;
  }
}

const runOf = ({ text, marks = [] }: RichRun) =>
  marks.reduceRight<ReactNode>((inner, mark) => marked(mark, inner), cleanText(text));

function Inline({ content = [] }: { content?: readonly RichInline[] | undefined }) {
  return content.map((node, index) => {
    if (node.type === 'text') return <Fragment key={index}>{runOf(node)}</Fragment>;
    return node.type === 'hardBreak' ? <br key={index} /> : null;
  });
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="break-words">
          <Inline content={block.content} />
        </p>
      );
    case 'heading': {
      const [Heading, size] =
        block.attrs.level === 2 ? (['h2', 'text-2xl'] as const) : (['h3', 'text-xl'] as const);
      return (
        <Heading className={`mt-2 break-words ${size}`}>
          <Inline content={block.content} />
        </Heading>
      );
    }
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-s-4 border-line ps-5">
          <Blocks content={block.content} />
        </blockquote>
      );
    case 'horizontalRule':
      return <hr className="border-line" />;
    case 'bulletList':
    case 'orderedList': {
      const [List, style] =
        block.type === 'bulletList' ? (['ul', 'list-disc'] as const) : (['ol', 'list-decimal'] as const);
      return (
        <List className={`grid gap-2 ps-6 ${style}`}>
          {block.content.map((item, index) => (
            <li key={index} className="ps-1">
              <div className="grid gap-2">
                <Blocks content={item.content} />
              </div>
            </li>
          ))}
        </List>
      );
    }
    default:
      return null;
  }
}

const Blocks = ({ content }: { content: readonly RichBlock[] }) =>
  content.map((block, index) => <Block key={index} block={block} />);

/** The words of one line, such as a question that opens to its answer: bold and italic, but no links inside of it. */
export function RichWords({ content }: { content: readonly RichInline[] }) {
  const bare = content.map((node): RichInline =>
    node.type === 'text' ? { ...node, marks: node.marks?.filter(({ type }) => type !== 'link') } : node,
  );
  return <Inline content={bare} />;
}

interface RichTextViewProps {
  document: RichText;
  className?: string;
}

/**
 * A client's formatted text: each kind of node has its element, an unknown one shows nothing, and no HTML is ever read.
 * It needs no script. S3.6-16.
 */
export function RichTextView({ document, className = '' }: RichTextViewProps) {
  return (
    <div className={`grid max-w-prose gap-5 ${className}`}>
      <Blocks content={document.content} />
    </div>
  );
}
