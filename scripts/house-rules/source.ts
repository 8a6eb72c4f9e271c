import { parseSync, Visitor, type EcmaScriptModule, type Program, type TemplateElement } from 'oxc-parser';

type Span = { readonly text: string; readonly start: number };
/** A string, or a chunk of a template; all chunks of a template have the same `literalStart`. */
type Literal = Span & { readonly literalStart: number };
/** `text` is the module specifier; `isLazy` marks `import()`. */
type Import = Span & { readonly isType: boolean; readonly isLazy: boolean };
/** `text` is the exported name, or `*`. */
type Export = Span & { readonly isType: boolean; readonly isReExport: boolean };

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  /** The text of the file with blanks in place of comments, so that offsets stay the same. */
  readonly code: string;
  readonly comments: readonly Span[];
  readonly literals: readonly Literal[];
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
};

export function parseSource(path: string, text: string): SourceFile {
  if (path.endsWith('.css')) {
    const comments = Array.from(text.matchAll(/\/\*.*?\*\//gs), (found) => ({
      text: found[0],
      start: found.index,
    }));
    return { path, code: blankOut(text, comments), comments, literals: [], imports: [], exports: [] };
  }
  const parsed = parseSync(path, text, { astType: 'ts' });
  const [error] = parsed.errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const comments = parsed.comments.map(({ start, end }) => ({ text: text.slice(start, end), start }));
  return {
    path,
    code: blankOut(text, comments),
    comments,
    literals: literalsOf(parsed.program),
    imports: importsOf(parsed.module, text),
    exports: parsed.module.staticExports
      .flatMap(({ entries }) => entries)
      .map(({ exportName, start, isType, moduleRequest }) => ({
        text: exportName.name ?? (moduleRequest === null ? 'default' : '*'),
        start,
        isType,
        isReExport: moduleRequest !== null,
      })),
  };
}

function blankOut(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (code, span) =>
      code.slice(0, span.start) +
      span.text.replace(/[^\n]/g, ' ') +
      code.slice(span.start + span.text.length),
    text,
  );
}

function literalsOf(program: Program): Literal[] {
  const literals: Literal[] = [];
  const addTemplate = ({ start, quasis }: { start: number; quasis: readonly TemplateElement[] }) => {
    literals.push(
      ...quasis.map((chunk) => ({ text: chunk.value.raw, start: chunk.start, literalStart: start })),
    );
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') literals.push({ text: value, start, literalStart: start });
    },
    TemplateLiteral: addTemplate,
    TSTemplateLiteralType: addTemplate,
  }).visit(program);
  return literals;
}

function importsOf(
  { staticImports, staticExports, dynamicImports }: EcmaScriptModule,
  text: string,
): Import[] {
  return [
    ...staticImports.map(({ moduleRequest: { value, start }, entries }) => {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      return { text: value, start, isType, isLazy: false };
    }),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null
          ? []
          : [{ text: moduleRequest.value, start: moduleRequest.start, isType, isLazy: false }],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^['"`](.*)['"`]$/.exec(text.slice(start, end))?.[1];
      return specifier === undefined ? [] : [{ text: specifier, start, isType: false, isLazy: true }];
    }),
  ];
}

/** Searches the code of a stylesheet, or the literals of a script. */
export function matchViolations(file: SourceFile, pattern: RegExp, message: string): string[] {
  const spans = file.path.endsWith('.css') ? [{ text: file.code, start: 0 }] : file.literals;
  return spans.flatMap(({ text, start }) =>
    Array.from(text.matchAll(pattern), (found) =>
      violation(file, start + found.index, `${message}: ${found[0].trim()}`),
    ),
  );
}

export function violation({ path, code }: SourceFile, start: number, message: string): string {
  return `${path}:${code.slice(0, start).split('\n').length} ${message}`;
}

export function isTest({ path }: SourceFile): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

export function isIn({ path }: SourceFile, ...folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
