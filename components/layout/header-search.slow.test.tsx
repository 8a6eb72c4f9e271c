import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from '@/components/layout/header-search';

const mockPush = jest.fn();
let mockPath = '/';
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => mockPath,
  useRouter: () => ({ push: mockPush }),
}));

afterEach(() => {
  mockPush.mockReset();
  mockPath = '/';
  window.history.replaceState(null, '', '/');
});

function show() {
  render(
    <>
      <h1 tabIndex={-1}>Minato</h1>
      <main>
        <h1 tabIndex={-1}>Our Store</h1>
      </main>
      <HeaderSearch />
    </>,
  );
}

const field = () => screen.queryByRole('textbox', { name: 'Search' });
/** The open bar has a button of the same name, which submits. */
const toggle = () => screen.getByRole('button', { name: 'Search', expanded: false });

/** Opens the bar, and waits for what stands around its field. */
async function open(): Promise<void> {
  await userEvent.click(toggle());
  await screen.findByRole('button', { name: 'Close search' });
}

/** Returns whether the page prevented the default action. */
function press(init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(document.body, { bubbles: true, cancelable: true, ...init });
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

test('A-73 Ctrl+K opens the search and focuses its field, and focuses it again while it is open', async () => {
  show();
  expect(toggle()).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(field()).toHaveFocus();
  expect(await screen.findByText('Ctrl K')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'tea');
  (await screen.findByRole('button', { name: 'Close search' })).focus();
  press({ key: 'K', ctrlKey: true });
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('tea');
});

test.each([
  ['K alone', { key: 'k' }],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
  ['Meta+K', { key: 'k', metaKey: true }],
  ['Ctrl+Meta+K', { key: 'k', ctrlKey: true, metaKey: true }],
  ['Ctrl+J', { key: 'j', ctrlKey: true }],
  ['Ctrl+K during an IME composition', { key: 'k', ctrlKey: true, isComposing: true }],
])('A-73 where Ctrl+K is the shortcut, %s opens nothing', async (_, init) => {
  show();
  expect(press(init)).toBe(false);
  expect(field()).toBeNull();
});

test('A-73 while a dialog is open, the shortcut opens nothing and keeps its meaning in the browser', async () => {
  show();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(field()).toBeNull();
  dialog.remove();
});

test('A-73 on a Mac the shortcut is ⌘K', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  show();
  expect(toggle()).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
  // On a Mac, Ctrl+K in a text field deletes to the end of the line.
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(press({ key: 'k', metaKey: true })).toBe(true);
  expect(await screen.findByText('⌘K')).toBeInTheDocument();
});

test.each([
  ['isComposing', { isComposing: true }],
  ['keyCode 229, as in Safari', { keyCode: 229 }],
])('A-73 Enter and Escape do nothing during an IME composition, reported by %s', async (_, init) => {
  show();
  await open();
  const input = screen.getByRole('textbox');
  // False: the field prevents the default action, with which some browsers submit the form.
  expect(fireEvent.keyDown(input, { key: 'Enter', ...init })).toBe(false);
  fireEvent.keyDown(input, { key: 'Escape', ...init });
  expect(field()).toBeInTheDocument();
  expect(mockPush).not.toHaveBeenCalled();
});

test('A-73 on the catalogue the field holds the current search, and Enter moves the focus to the heading', async () => {
  mockPath = '/OurStore';
  window.history.replaceState(null, '', '/OurStore?q=green+tea&status=in-stock');
  show();
  await open();
  expect(field()).toHaveValue('green tea');
  await userEvent.keyboard('抹茶{Enter}');
  expect(mockPush).toHaveBeenCalledWith('/OurStore?q=%E6%8A%B9%E8%8C%B6', { scroll: false });
  expect(field()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Our Store' })).toHaveFocus();
});

test('A-73 the field has the focus within the press that opens it, and a button searches', async () => {
  show();
  fireEvent.click(toggle());
  expect(field()).toHaveFocus();
  await userEvent.keyboard('rice crackers');
  await userEvent.click(await within(screen.getByRole('search')).findByRole('button', { name: 'Search' }));
  expect(mockPush).toHaveBeenCalledWith('/OurStore?q=rice+crackers', { scroll: true });
  expect(field()).toBeNull();
});

test('A-73 a second press on the button closes the search, and the focus is on the button', () => {
  show();
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('button', { name: 'Search', expanded: true }));
  expect(field()).toBeNull();
  expect(toggle()).toHaveFocus();
});

test('A-73 on other pages the field is empty', async () => {
  window.history.replaceState(null, '', '/?q=tea');
  show();
  await open();
  expect(field()).toHaveValue('');
});
