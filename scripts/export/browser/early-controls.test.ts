import { isRefused, mayMovePage, toggleDialogOf } from '@/scripts/export/browser/early-controls';

const showModal = jest.fn();
const close = jest.fn();

function addLink(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [link] = document.links;
  if (!(link instanceof HTMLElement)) throw new Error('no link');
  const dialog = document.querySelector('dialog');
  if (dialog) Object.assign(dialog, { showModal, close });
  return link;
}

afterEach(() => jest.clearAllMocks());

test('FRAME-09 the dialog of a control opens', () => {
  const link = addLink('<a href="#links" data-opens="menu">Menu</a><dialog id="menu">Tea</dialog>');
  expect(toggleDialogOf(link)).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test('a dialog that is open already is left alone', () => {
  const link = addLink('<a href="#links" data-opens="menu">Menu</a><dialog id="menu" open>Tea</dialog>');
  expect(toggleDialogOf(link)).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

test('FRAME-11 a button that closes its dialog does so', () => {
  const button = addLink('<dialog open><a href="/" data-closes>Close</a></dialog>');
  expect(toggleDialogOf(button)).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(showModal).not.toHaveBeenCalled();
});

test.each(['<a href="/">Tea</a>', '<a href="/" data-opens="menu">Menu</a>'])(
  'a control without a dialog is not answered: %s',
  (html) => expect(toggleDialogOf(addLink(html))).toBe(false),
);

test.each([
  ['<form><input required><button>Send</button></form>', false],
  ['<form><input required value="Tea"><button type="submit">Send</button></form>', false],
  ['<form novalidate><input required><button type="submit">Send</button></form>', false],
  ['<form><input required><button type="button">Show</button></form>', false],
  ['<button type="submit">Send</button>', false],
  ['<form><input required><button type="submit">Send</button></form>', true],
])('A-66 whether the browser refuses the form of %s: %s', (html, expected) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  expect(button !== null && isRefused(button)).toBe(expected);
});

test.each([
  ['<select></select>', true],
  ['<button type="submit">Pay</button>', true],
  ['<button type="button">Add</button>', false],
])('A-66 a repeated press on %s may move the page: %s', (html, mayMove) => {
  document.body.innerHTML = html;
  const [control] = document.body.children;
  expect(control instanceof HTMLElement && mayMovePage(control)).toBe(mayMove);
});
