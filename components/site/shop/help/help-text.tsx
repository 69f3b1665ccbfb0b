import Link from 'next/link';
import { Fragment } from 'react';
import type { Block, Inline } from '@/lib/modules/site/rules/help/parse-markdown';

const LINK = 'text-accent underline underline-offset-2';

function Run({ run }: { run: Inline }) {
  if (run.kind === 'strong') return <strong>{run.text}</strong>;
  if (run.kind === 'code')
    return <code className="rounded bg-paper-deep px-1 font-mono text-[0.9em]">{run.text}</code>;
  if (!('href' in run)) return run.text;
  const attributes = { href: run.href, className: LINK };
  if (run.href.startsWith('/'))
    return (
      <Link {...attributes} prefetch={false}>
        {run.text}
      </Link>
    );
  return <a {...attributes}>{run.text}</a>;
}

function Runs({ inline }: { inline: readonly Inline[] }) {
  return inline.map((run, index) => (
    <Fragment key={index}>
      <Run run={run} />
    </Fragment>
  ));
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Tag = block.level === 2 ? 'h2' : 'h3';
    return (
      <Tag id={block.id} className={block.level === 2 ? 'mt-10 scroll-mt-24 text-2xl' : 'mt-6 text-xl'}>
        {block.text}
      </Tag>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p className="mt-3 text-ink-soft">
        <Runs inline={block.inline} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`mt-3 grid gap-1.5 ps-6 text-ink-soft ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((inline, index) => (
        <li key={index}>
          <Runs inline={inline} />
        </li>
      ))}
    </List>
  );
}

/** A help text: elements only, so that whatever it says is shown as text. S2.1-36. */
export function HelpText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}
