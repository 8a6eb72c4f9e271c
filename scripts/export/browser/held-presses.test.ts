import { holdPresses } from '@/scripts/export/browser/held-presses';

const onHold = jest.fn();
const onClick = jest.fn();
const onClicked = jest.fn();
let holdsLinks: boolean;
let listeners: jest.SpyInstance;
let presses: ReturnType<typeof holdPresses>;
const stopListening: (() => void)[] = [];

function open(html: string): void {
  document.body.innerHTML = `<div id="chunk-load-guard"></div>${html}`;
  document.body.addEventListener('click', onClick);
  presses = holdPresses({ holdsLinks: () => holdsLinks, onHold, onClicked });
  // The parser adds the controls after the inline script has run.
  document.body.append(document.createElement('i'));
}

beforeEach(() => {
  holdsLinks = false;
  listeners = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  for (const [type, listener, capture] of listeners.mock.calls)
    window.removeEventListener(type, listener, capture);
  document.body.removeEventListener('click', onClick);
  for (const stop of stopListening.splice(0)) stop();
  jest.clearAllMocks();
});

const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
/** Observers hear of changes in a microtask. */
const observed = () => Promise.resolve();

/** What React does when it hydrates the control. */
async function makeReady(selector: string): Promise<void> {
  get(selector).removeAttribute('data-not-ready');
  await observed();
}

const header = '<header><button id="search" data-not-ready>Search</button></header>';
const button = '<button id="add" disabled data-not-ready><b>Add</b></button>';

test('A-66 a control is enabled, and its press is held, shown and repeated once it works', async () => {
  open(header + button);
  await observed();
  expect(get('#add')).toBeEnabled();
  get('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(onHold).toHaveBeenCalledTimes(1);
  expect(onClick).not.toHaveBeenCalled();
  expect(get('#add')).toHaveAttribute('aria-busy', 'true');
  expect(onClicked).not.toHaveBeenCalled();
  await makeReady('#add');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onClick.mock.calls[0][0]).toMatchObject({ target: get('#add'), detail: 1 });
  await observed();
  expect(onClicked).toHaveBeenCalledTimes(1);
  expect(get('#add')).not.toHaveAttribute('aria-busy');
});

test('a press that React hydrates its control for at once counts too, until the header is hydrated', async () => {
  open(header + button);
  await makeReady('#add');
  get('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await makeReady('#search');
  get('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onClicked).toHaveBeenCalledTimes(1);
});

test('A-66 while the HTML is parsed, its controls are enabled once a frame', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open(button);
  await observed();
  expect(get('#add')).toBeDisabled();
  await new Promise(requestAnimationFrame);
  expect(get('#add')).toBeEnabled();
  readyState.mockRestore();
});

test('A-66 a disabled button that waits for nothing stays disabled', async () => {
  open('<button id="add" disabled>Add</button>');
  await observed();
  expect(get('#add')).toBeDisabled();
});

test('A-66 A-73 what is typed into a field is not for the search that was pressed before', async () => {
  open('<button id="search" aria-keyshortcuts="Control+K" data-not-ready></button><input>');
  await observed();
  get('#search').click();
  const keyInto = (selector: string) => {
    const event = new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true });
    get(selector).dispatchEvent(event);
    return event;
  };
  expect(keyInto('input').defaultPrevented).toBe(false);
  expect(keyInto('#search').defaultPrevented).toBe(true);
  await makeReady('#search');
});

test.each(['pointerup', 'pointercancel'])(
  'A-66 a control looks busy while the pointer is down on it, and after %s only if it was pressed',
  async (end) => {
    open(button.replace('disabled', ''));
    get('b').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(get('#add')).toHaveAttribute('aria-busy', 'true');
    document.body.dispatchEvent(new MouseEvent(end, { bubbles: true }));
    expect(get('#add')).not.toHaveAttribute('aria-busy');
    get('#add').click();
    expect(get('#add')).toHaveAttribute('aria-busy', 'true');
    await makeReady('#add');
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

test('A-66 once the page cannot hydrate, what was pressed is dropped, and nothing is held any more', async () => {
  open(button);
  await observed();
  get('#add').click();
  expect(presses.drop()).toBe(true);
  expect(presses.drop()).toBe(false);
  expect(get('#add')).not.toHaveAttribute('aria-busy');
  get('#add').click();
  expect(get('#add')).not.toHaveAttribute('aria-busy');
  await makeReady('#add');
  expect(onClick).not.toHaveBeenCalled();
});

test('A-04 a link that works as a button once it is hydrated waits for that, and is not followed before', async () => {
  open('<a id="menu" href="#footer" data-not-ready>Menu</a>');
  await observed();
  expect(get('#menu')).toHaveAttribute('role', 'button');
  get('#menu').click();
  expect(presses.followLink()).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await makeReady('#menu');
  expect(onClick.mock.calls[0][0]).toMatchObject({ target: get('#menu') });
});

/** The events of one type that reach the page. */
function eventsOf(type: string): Event[] {
  const events: Event[] = [];
  const listen = (event: Event) => events.push(event);
  document.body.addEventListener(type, listen);
  stopListening.push(() => document.body.removeEventListener(type, listen));
  return events;
}

const search = '<button id="search" data-not-ready aria-keyshortcuts="Control+K Meta+K"></button>';
const keys = [
  [
    'ArrowUp on a stepper',
    '<input role="spinbutton" data-not-ready>',
    'input',
    { key: 'ArrowUp' },
    'keydown',
  ],
  ['Space on the menu', '<a href="#footer" data-not-ready>Menu</a>', 'a', { key: ' ' }, 'keyup'],
  ['Ctrl+K', `<i></i>${search}`, 'i', { key: 'k', ctrlKey: true }, 'keydown'],
  ['Cmd+K', `<i></i>${search}`, 'i', { key: 'k', metaKey: true }, 'keydown'],
] as const;

test.each(keys)('A-66 the key %s is held, and repeated once', async (_, html, selector, init, type) => {
  open(html);
  await observed();
  const events = eventsOf(type);
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  get(selector).dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(events).toEqual([]);
  expect(onHold).toHaveBeenCalledTimes(1);
  await makeReady('[data-not-ready]');
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject(init);
});

test.each([
  ['a digit', '<input role="spinbutton" data-not-ready>', { key: '7' }],
  ['an arrow in another field', '<input data-not-ready>', { key: 'ArrowUp' }],
  ['Ctrl+Shift+K', search, { key: 'K', ctrlKey: true, shiftKey: true }],
  ['Ctrl+L', search, { key: 'l', ctrlKey: true }],
  ['Space on a button', search, { key: ' ' }],
])('%s is left to the browser', async (_, html, init) => {
  open(html);
  await observed();
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  get('[data-not-ready]').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(onHold).not.toHaveBeenCalled();
});

test('A-66 a press on the track of a slider is repeated where it was', async () => {
  open('<div id="track" role="presentation" data-not-ready><svg></svg></div>');
  const pointerDowns = eventsOf('pointerdown');
  const svg = document.querySelector('svg');
  svg?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 70 }));
  svg?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 70 }));
  pointerDowns.length = 0;
  await makeReady('#track');
  expect(pointerDowns).toHaveLength(1);
  expect(pointerDowns[0]).toMatchObject({ target: get('#track'), clientX: 70 });
});

test('FRAME-21 a link waits for the router once the scripts are there, and is left to the browser before', async () => {
  open('<a id="store" href="/OurStore" data-page-link>Store</a>');
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  get('#store').click();
  expect(onHold).not.toHaveBeenCalled();
  holdsLinks = true;
  get('#store').click();
  expect(onHold).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  get('#chunk-load-guard').remove();
  await observed();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each([
  ['with a modifier', '<a href="/OurStore" data-page-link>Store</a>', { ctrlKey: true }],
  ['that the router does not handle', '<a href="https://telegram.example/">Chat</a>', {}],
])('a link %s is left to the browser', (_, html, modifiers) => {
  open(html);
  holdsLinks = true;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  get('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  expect(onHold).not.toHaveBeenCalled();
});

test('a held link is followed if the page cannot hydrate', () => {
  open('<a id="terms" href="#terms" data-page-link>Terms</a>');
  holdsLinks = true;
  get('#terms').click();
  expect(location.hash).toBe('');
  presses.followLink();
  expect(location.hash).toBe('#terms');
  location.hash = '';
});

test.each([
  ['input', '<input id="field" value="1" data-not-ready>', '7'],
  ['change', '<select id="field" data-not-ready><option>name<option>price</select>', 'price'],
])('A-66 the last value of a field is entered again (%s)', async (type, html, value) => {
  open(html);
  const field = get('#field');
  const onEntry = jest.fn(
    () => (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value,
  );
  const onBlur = jest.fn();
  document.body.addEventListener(type, onEntry);
  document.body.addEventListener('focusout', onBlur);
  Object.assign(field, { value });
  field.dispatchEvent(new Event(type, { bubbles: true }));
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // React writes its own value into a controlled field.
  Object.assign(field, { value: 'name' });
  onEntry.mockClear();
  await makeReady('#field');
  expect(onEntry.mock.results).toEqual([{ type: 'return', value }]);
  expect(onBlur).toHaveBeenCalledTimes(1);
  document.body.removeEventListener(type, onEntry);
  document.body.removeEventListener('focusout', onBlur);
});

test('A-66 what is typed is entered into the successor of a field that hydration replaces', async () => {
  open('<input id="field" data-not-ready>');
  Object.assign(get('#field'), { value: 'Dara' });
  get('#field').dispatchEvent(new Event('input', { bubbles: true }));
  get('#field').outerHTML = '<input id="field">';
  await observed();
  expect(get('#field')).toHaveValue('Dara');
});

test('A-66 a choice is entered again even if hydration comes between its input and change events', async () => {
  open('<select id="field" data-not-ready><option>name<option>price</select>');
  const onChange = jest.fn(({ target }: Event) => Reflect.get(target ?? {}, 'value'));
  document.body.addEventListener('change', onChange);
  Object.assign(get('#field'), { value: 'price' });
  get('#field').dispatchEvent(new Event('input', { bubbles: true }));
  Object.assign(get('#field'), { value: 'name' });
  await makeReady('#field');
  expect(onChange.mock.results).toEqual([{ type: 'return', value: 'price' }]);
  document.body.removeEventListener('change', onChange);
});

test('once the page is hydrated, controls that wait again are left to React', async () => {
  open(button);
  get('#chunk-load-guard').remove();
  await makeReady('#add');
  get('#add').toggleAttribute('data-not-ready', true);
  get('#add').toggleAttribute('disabled', true);
  await observed();
  expect(get('#add')).toBeDisabled();
});
