/** `path` is relative to the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A token; a template literal yields one per chunk. */
type Piece = {
  readonly kind: 'code' | 'comment' | 'quoted' | 'regex';
  readonly text: string;
  readonly start: number;
  /** Start of the whole literal, shared by the chunks of a template. */
  readonly literal: number;
};

/** A string literal; `before` is the code back to the last `;`. */
export type Literal = {
  readonly text: string;
  readonly start: number;
  readonly literal: number;
  readonly before: string;
};

const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const string = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const attribute = /'[^']*'|"[^"]*"/y;
const regex = /\/(?![*/>])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const chunk = /[`}](?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y;
/** After these, a slash starts a regular expression; elsewhere it divides or closes a tag. */
const beforeRegex = /(?:[=(,:[!&|?;{]|=>|\breturn)\s*$/;

/**
 * Tokenises by regular expression: TypeScript 7 offers no parser API. A quote that is not closed on its line
 * counts as an apostrophe in JSX text.
 */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const templates: { readonly literal: number; depth: number }[] = [];
  let at = 0;
  let codeFrom = 0;

  function take(kind: Piece['kind'], length: number, literal = at): void {
    if (at > codeFrom) {
      pieces.push({ kind: 'code', text: text.slice(codeFrom, at), start: codeFrom, literal: codeFrom });
    }
    if (length > 0) pieces.push({ kind, text: text.slice(at, at + length), start: at, literal });
    at += length;
    codeFrom = at;
  }

  function takeChunk(literal: number): void {
    const found = lengthAt(chunk, text, at);
    const isOpen = text.startsWith('${', at + found - 2);
    take('quoted', found, literal);
    if (isOpen) templates.push({ literal, depth: 0 });
  }

  while (at < text.length) {
    const inner = templates.at(-1);
    const character = text.charAt(at);
    if (character === '`') takeChunk(at);
    else if (character === '}' && inner?.depth === 0) {
      templates.pop();
      takeChunk(inner.literal);
    } else {
      if (inner !== undefined && character === '{') inner.depth += 1;
      if (inner !== undefined && character === '}') inner.depth -= 1;
      const [kind, found] = pieceAt(text, at, character);
      if (kind === 'code') at += 1;
      else take(kind, found);
    }
  }
  take('code', 0);
  return pieces;
}

function pieceAt(text: string, at: number, character: string): readonly [Piece['kind'], number] {
  if (character === '/') {
    const commented = lengthAt(comment, text, at);
    if (commented > 0) return ['comment', commented];
    const isRegex = beforeRegex.test(text.slice(Math.max(0, at - 20), at));
    const found = isRegex ? lengthAt(regex, text, at) : 0;
    return found > 0 ? ['regex', found] : ['code', 1];
  }
  if (character === '"' || character === "'") {
    const found = lengthAt(text.charAt(at - 1) === '=' ? attribute : string, text, at);
    if (found > 0) return ['quoted', found];
  }
  return ['code', 1];
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Blanks comments, regular expressions and quoted text; offsets stay the same. */
export function codeOf(text: string): string {
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'code') return piece.text;
      const blank = piece.text.replace(/[^\n]/g, ' ');
      return piece.kind === 'quoted'
        ? `${piece.text.charAt(0)}${blank.slice(2)}${piece.text.slice(-1)}`
        : blank;
    })
    .join('');
}

export function literalsOf(text: string): Literal[] {
  const code = codeOf(text);
  return piecesOf(text)
    .filter(({ kind }) => kind === 'quoted')
    .map(({ text: quoted, start, literal }) => ({
      text: quoted.replace(/^.|(?:\$\{|.)$/gs, ''),
      start,
      literal,
      before: code.slice(code.lastIndexOf(';', start - 1) + 1, start),
    }));
}

export function commentsOf(text: string): { readonly text: string; readonly start: number }[] {
  return piecesOf(text).filter(({ kind }) => kind === 'comment');
}

export function violation({ path, text }: SourceFile, start: number, what: string): string {
  return `${path}:${text.slice(0, start).split('\n').length} ${what}`;
}

export function breachesOf(file: SourceFile, pattern: RegExp, what: string): string[] {
  return [...codeOf(file.text).matchAll(pattern)].map((match) => violation(file, match.index, what));
}

export function isTest({ path }: SourceFile): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

export function isScript({ path }: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(path) || /\.[cm]?jsx?$/.test(path);
}

export function isIn({ path }: SourceFile, ...folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
