import { backdropClass } from '@/components/ui/backdrop-class';
import { srcSetOf } from '@/components/ui/src-set';
import { withBasePath } from '@/lib/base-path';
import { freeShippingGapCents, freeShippingPercent } from '@/lib/domain/free-shipping';
import { resolveCart, subtotalCents, type CartLine } from '@/lib/domain/cart';
import { gapReplacements, lineReplacements, patternFreeText } from '@/lib/domain/cart-pattern';
import type { Catalogue } from '@/lib/domain/catalogue';
import { readCatalogue } from '@/lib/domain/catalogue-file';
import { pictureOf } from '@/lib/domain/product';
import { readEntries } from '@/lib/domain/stored-entries';
import { productPath } from '@/lib/routes';
import { domReady } from '@/scripts/export/browser/dom-ready';
import { isHydrated } from '@/scripts/export/browser/hydration';
import { hasCurrency, readStored } from '@/scripts/export/browser/stored-state';

/**
 * Shows a stored cart as soon as the catalogue is loaded, long before React is. It fills copies of the pattern that
 * components/checkout/cart-preview.tsx renders. React replaces them at the same place, and held-presses.ts gives early
 * presses to the new controls, which have the same ids.
 */
export async function showCartPreview(): Promise<void> {
  const [catalogue] = await Promise.all([window.catalogueRequest, domReady()]);
  const products = readCatalogue(catalogue);
  const pattern = document.getElementById('cart-pattern');
  const preview = document.getElementById('cart-preview');
  if (products === undefined || pattern === null || preview === null || isHydrated()) return;
  const lines = storedLines(products);
  if (lines.length === 0) return;
  preview.append(...copiesOf(pattern, lines));
  // The spinner, which React removes with the preview.
  preview.nextElementSibling?.toggleAttribute('hidden', true);
  keepFocus(preview);
}

/** Empty where React will show something else: an offer, a notice, or prices in two currencies. */
function storedLines(products: Catalogue): readonly CartLine[] {
  try {
    if (/[?&]items=/.test(location.search) || hasCurrency()) return [];
    const { value, isReadable } = readEntries(readStored('Cart'));
    const { lines, changes } = resolveCart(value, { products, isComplete: true });
    return isReadable && changes === '' ? lines : [];
  } catch {
    return [];
  }
}

function copiesOf(pattern: HTMLElement, lines: readonly CartLine[]): readonly Node[] {
  const subtotal = subtotalCents(lines);
  const [missingNote, freeNote, content] = Array.from(pattern.children, copyOf);
  if (!missingNote || !freeNote || !content) return [];
  const line = content.querySelector('li');
  line?.replaceWith(...lines.map((each) => filledLine(line, each)));
  replaceTexts(missingNote, gapReplacements(subtotal));
  replaceTexts(freeNote, [[patternFreeText, pattern.dataset['freeText'] ?? '']]);
  missingNote.querySelector('rect:last-child')?.setAttribute('width', String(freeShippingPercent(subtotal)));
  return [freeShippingGapCents(subtotal) === 0 ? freeNote : missingNote, content];
}

/** Copies are made in a document of their own, where the pattern's picture is not requested. */
const inert = document.implementation.createHTMLDocument();

/** A copy that announces nothing, because what React renders will. */
function copyOf(part: Element): Element {
  const copy = inert.importNode(part, true);
  for (const status of copy.querySelectorAll('[role=status]')) status.removeAttribute('role');
  return copy;
}

function filledLine(pattern: Element, line: CartLine): Element {
  const { product } = line;
  const copy = inert.importNode(pattern, true);
  replaceTexts(copy, lineReplacements(line));
  copy.querySelector('a')?.setAttribute('href', withBasePath(productPath(product)));
  const image = copy.querySelector('img');
  if (image) {
    const { src, widths, backdrop } = pictureOf(product, product.img);
    const srcSet = srcSetOf(src, widths);
    image.className = image.className.replace(/^\S*/, backdropClass(backdrop));
    if (srcSet === undefined) image.removeAttribute('srcset');
    else image.srcset = srcSet;
    image.src = withBasePath(src);
  }
  return copy;
}

/** Each text and each attribute holds one replaceable text at most. */
function replaceTexts(root: Element, replacements: ReturnType<typeof lineReplacements>): void {
  const replaced = (text: string | null) => {
    const [pattern, replacement = ''] = replacements.find(([each]) => text?.includes(each)) ?? [];
    return pattern === undefined ? undefined : text?.replace(pattern, () => replacement);
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const texts = Array.from(element.childNodes).filter((node) => node instanceof Text);
    for (const node of [...element.attributes, ...texts]) {
      const text = replaced(node.nodeValue);
      if (text !== undefined) node.nodeValue = text;
    }
  }
}

/** Gives the focus to the same control when React replaces the preview. The browser would move it to <body>. */
function keepFocus(preview: Element): void {
  let focusedId = '';
  preview.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focusedId = target.id;
  });
  const observer = new MutationObserver(() => {
    if (preview.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body)
      document.getElementById(focusedId)?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
