import { toggleDialogOf } from '@/scripts/export/browser/early-controls';

const showModal = jest.fn();
const close = jest.fn();

function addLink(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [link] = document.links;
  if (!(link instanceof HTMLElement)) throw new Error('no link');
  link.setAttribute('aria-busy', 'true');
  const dialog = document.querySelector('dialog');
  if (dialog) Object.assign(dialog, { showModal, close });
  return link;
}

afterEach(() => jest.clearAllMocks());

test('FRAME-09 A-66 the dialog of a control opens, and the control is not busy', () => {
  const link = addLink('<a href="#links" data-opens="menu">Menu</a><dialog id="menu">Tea</dialog>');
  expect(toggleDialogOf(link)).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(link).not.toHaveAttribute('aria-busy');
});

test('a dialog that is open already is left alone', () => {
  const link = addLink('<a href="#links" data-opens="menu">Menu</a><dialog id="menu" open>Tea</dialog>');
  expect(toggleDialogOf(link)).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
});

test('FRAME-11 A-66 a button that closes its dialog does so', () => {
  addLink('<dialog open><a href="/" data-closes>Close</a></dialog>');
  const button = document.querySelector('a');
  expect(button && toggleDialogOf(button)).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(showModal).not.toHaveBeenCalled();
});

test.each(['<a href="/">Tea</a>', '<a href="/" data-opens="menu">Menu</a>'])(
  'a control without a dialog in the HTML stays busy: %s',
  (html) => {
    const link = addLink(html);
    expect(toggleDialogOf(link)).toBe(false);
    expect(link).toHaveAttribute('aria-busy', 'true');
  },
);
