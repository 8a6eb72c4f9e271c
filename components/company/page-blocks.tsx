import { createElement, Fragment } from 'react';
import { FormattedText } from '@/components/company/formatted-text';
import type { PageBlock, PageText } from '@/lib/domain/page-content';

type Props = {
  readonly blocks: readonly PageBlock[];
  /** For each block. */
  readonly className?: string;
};

/** Shows blocks one below the other; the space between them is the parent's. */
export function PageBlocks({ blocks, className }: Props) {
  // Children that are arguments need no keys. Those of an array do, and the page would hold each key twice.
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, className)));
}

function renderBlock(block: PageBlock, className: string | undefined) {
  if (block.kind === 'heading') return <h3 className={joined('text-xl', className)}>{block.text}</h3>;
  if (block.kind === 'paragraph')
    return (
      <p className={className}>
        <FormattedText text={block.text} />
      </p>
    );
  const { isOrdered, start, items } = block;
  // The numbers of an ordered list are text, because the theme takes those of lists away.
  return isOrdered
    ? createElement(
        'ol',
        { className: joined('grid gap-2', className) },
        ...items.map((item, index) => numberedItem(start + index, item)),
      )
    : createElement(
        'ul',
        { className: joined('grid list-disc gap-2 ps-6 marker:text-line-strong', className) },
        ...items.map(markedItem),
      );
}

function markedItem(text: PageText) {
  return (
    <li>
      <FormattedText text={text} />
    </li>
  );
}

function numberedItem(number: number, text: PageText) {
  return (
    <li className="flex gap-2">
      <span>{`${number}.`}</span>
      <span>
        <FormattedText text={text} />
      </span>
    </li>
  );
}

function joined(...classes: readonly (string | undefined)[]): string {
  return classes.filter((name) => name !== undefined).join(' ');
}
