import { pages, reached, targets } from './budgets.mjs';

/**
 * The limit of a figure is its value in `reached`, otherwise the target.
 * @param weights what `weigh` says of each page, by name
 * @param baseline what it says of a page of the framework that only says “hi”
 */
export function judge(weights, baseline) {
  return Object.keys(pages).flatMap((page) => {
    const { html, css, script, font, firstView, requests, payloads, urgent } = weights[page];
    const found = {
      script: script - baseline.script,
      text: html + css,
      fonts: font,
      pictures: firstView,
      requests,
      payloads,
      urgent,
    };
    return Object.entries(found).map(([what, figure]) => {
      const target = targets[page][what];
      const most = reached[what]?.[page] ?? target;
      return { page, what, figure, target, most, isWithin: figure <= most };
    });
  });
}

export function tableOf(verdicts) {
  const row = (cells) =>
    cells.map((cell, n) => (n < 2 ? `${cell}`.padEnd(10) : `${cell}`.padStart(8))).join(' ');
  return [
    row(['page', 'what', 'figure', 'may be', 'target', '']),
    ...verdicts.map(({ page, what, figure, most, target, isWithin }) =>
      row([page, what, figure, most, target, isWithin ? '' : 'too much']),
    ),
  ];
}
