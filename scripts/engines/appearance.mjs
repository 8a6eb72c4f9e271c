import { deepEqual } from 'node:assert/strict';

/** Text and headings are set in our own faces, not in what stands in for them. */
export async function fonts(shopper) {
  await shopper.resize(1280, 800);
  await shopper.open('/');
  for (const selector of ['main p', 'h1'])
    await shopper.until(`the face of ${selector} is loaded`, () => shopper.evaluate(isLoaded, selector));
}

/** Nothing to scroll sideways, nothing over anything else in the header and the cards, and every picture in view. */
export async function layout(shopper, size, product) {
  await shopper.resize(...size);
  await shopper.open(product);
  await shopper.press({ role: 'button', name: 'Add to cart' });
  await shopper.see({ role: 'link', name: 'Cart, 1 item' });
  for (const path of ['/', '/OurStore', product, '/Cart', '/Cart/Payment', '/Contact', '/Register']) {
    await shopper.open(path);
    await shopper.until(`the pictures of ${path} are loaded`, () => shopper.evaluate(arePicturesLoaded));
    deepEqual(await shopper.evaluate(widerThanWindow), [], `${path} is no wider than the window`);
    deepEqual(await shopper.evaluate(overlaps, 'body > header, article'), [], `nothing overlaps on ${path}`);
  }
}

/** Runs in the page: every picture in the window is drawn; those below may wait. */
function arePicturesLoaded() {
  return [...document.images]
    .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
    .every((picture) => picture.complete && picture.naturalWidth > 0);
}

/** Runs in the page: what makes it wider than its window, where it can be scrolled sideways. */
function widerThanWindow() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
    .slice(0, 5);
}

/** Runs in the page: texts and controls within a place that lie over each other or beyond its edges, in pairs of words. */
function overlaps(places) {
  // Text boxes are as high as the face asks for, which may be a little more than the line.
  const slack = 3;
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null;

  function pieces(place) {
    const controls = [...place.querySelectorAll('button, a, input, select')].filter(
      (element) => isSeen(element) && element.textContent.trim() === '',
    );
    const texts = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.data.trim() !== '' && isSeen(node.parentElement)) texts.push(node);
    }
    const buttons = [...place.querySelectorAll('button')].filter((element) => isSeen(element));
    const free = texts.filter((node) => !buttons.some((element) => element.contains(node)));
    return [...new Set([...controls, ...buttons, ...free])].map((node) => ({
      node,
      words: node.ariaLabel ?? node.textContent,
      boxes: boxesOf(node),
    }));
  }

  function boxesOf(node) {
    if (node instanceof Element) return [node.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }

  function isOver(one, other) {
    const isAcross = Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack;
    return isAcross && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  }

  const doOverlap = (one, other) => one.boxes.some((box) => other.boxes.some((box2) => isOver(box, box2)));
  const sticksOut = ({ boxes }, edge) =>
    boxes.some((box) => box.left < edge.left - slack || box.right > edge.right + slack);

  return [...document.querySelectorAll(places)].filter(isSeen).flatMap((place) => {
    const all = pieces(place);
    const edge = place.getBoundingClientRect();
    return [
      ...all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => !one.node.contains(other.node) && doOverlap(one, other))
          .map((other) => `${one.words} / ${other.words}`),
      ),
      ...all.filter((one) => sticksOut(one, edge)).map(({ words }) => `${words} / the edge`),
    ];
  });
}

/** Runs in the page: the first face that an element asks for is there, and it is what the element is drawn with. */
async function isLoaded(selector) {
  await document.fonts.ready;
  const [family] = getComputedStyle(document.querySelector(selector)).fontFamily.split(',');
  const face = [...document.fonts].find(
    (one) => one.family.replaceAll('"', '') === family.replaceAll('"', ''),
  );
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (font) => {
    pen.font = `40px ${font}`;
    return pen.measureText('Wagashi, 抹茶 & more').width;
  };
  return face?.status === 'loaded' && widthIn(`${family}, monospace`) !== widthIn('monospace');
}
