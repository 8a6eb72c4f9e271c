import { isIn, type SourceFile } from '@/scripts/house-rules/source';

export function metadataViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app') && file.path.endsWith('/page.tsx'))
    .filter((file) => !file.exports.some(({ text }) => /^(?:metadata|generateMetadata)$/.test(text)))
    .map(({ path }) => `${path} exports no metadata`);
}

/** Titles must differ: screen readers announce a navigation by its title. */
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
