import { createElement, Fragment } from 'react';
import { AppLink } from '@/components/ui/app-link';
import type { PageText, TextPart } from '@/lib/domain/page-content';
import { readLinkTarget } from '@/lib/routes';

/** Shows a text with its links and emphasis. */
export function FormattedText({ text }: { readonly text: PageText }) {
  if (typeof text === 'string') return text;
  // Children that are arguments need no keys. Those of an array do, and the page would hold each key twice.
  return createElement(Fragment, null, ...text.map(renderPart));
}

function renderPart(part: TextPart) {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <FormattedText text={part.text} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <FormattedText text={part.text} />
        </em>
      );
    case 'break':
      return <br />;
    case 'link':
      return <TextLink href={part.href} text={part.text} />;
  }
}

function TextLink({ href, text }: { readonly href: string; readonly text: PageText }) {
  const path = readLinkTarget(href);
  return path === undefined ? (
    <a href={href} rel="noopener" className="text-link">
      <FormattedText text={text} />
    </a>
  ) : (
    <AppLink href={path} className="text-link">
      <FormattedText text={text} />
    </AppLink>
  );
}
