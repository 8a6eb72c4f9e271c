import { codeOf, isIn, type SourceFile } from '@/lib/house-rules/source';

/** Every page says what it is. */
export function metadataViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app') && file.path.endsWith('/page.tsx'))
    .filter(
      ({ text }) =>
        !/^export (?:const metadata\b|(?:async )?function generateMetadata\b)/m.test(codeOf(text)),
    )
    .map(({ path }) => `${path} exports no metadata`);
}

/** No two pages have one title, or a reader of the page would not hear that it changed. */
export function titleViolations(
  titles: readonly { readonly path: string; readonly title: string }[],
): string[] {
  return titles.flatMap(({ path, title }) => {
    if (title.trim() === '') return [`${path} has no title`];
    const twin = titles.find((other) => other.title === title);
    return twin === undefined || twin.path === path
      ? []
      : [`${path} has the title of ${twin.path}: ${title}`];
  });
}
