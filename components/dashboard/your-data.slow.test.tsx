import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YourData } from '@/components/dashboard/your-data';

const account = { name: 'Dara Sok', email: 'dara@minato.example', password: '$pbkdf2-sha256$' };

async function open(
  device: Readonly<Record<string, unknown>> = {},
  tab: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, JSON.stringify(value));
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, JSON.stringify(value));
  render(<YourData />);
  // The size of the offline copy is measured last.
  await waitFor(() => expect(screen.getByTestId('offline-copy-size')).not.toBeEmptyDOMElement());
}
const item = (name: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((listItem) => within(listItem).queryByRole('heading', { name }));
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
};
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-75 the list names each kind of data, its content and its key', async () => {
  await open(
    {
      Cart: [
        { id: 2, qty: 2 },
        { id: 4, qty: 1 },
      ],
      wishlist: [{ id: 2 }],
      OrderRequests: 'hostile',
      SavedAddresses: [{ city: 'Siem Reap' }],
      RegisteredUser: account,
      currency: 'AED',
      offlineCopy: false,
      'Cart.bak': 'old',
      'wishlist.bak': 'old',
    },
    { Checkout: { notes: 'Ring' }, 'reloaded /Cart': 7 },
  );
  const listed = screen.getAllByRole('listitem').map((listItem) => {
    const [content, _description, key] = [...listItem.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );
    return [within(listItem).getByRole('heading').textContent, content, key];
  });
  expect(listed).toEqual([
    ['Cart', '2 products', 'Stored as Cart'],
    ['Wishlist', '1 product', 'Stored as wishlist'],
    ['Order requests', "Something the shop can't read", 'Stored as OrderRequests'],
    ['Saved addresses', '1 address', 'Stored as SavedAddresses'],
    ['Account', '1 account', 'Stored as RegisteredUser'],
    ['Logged in', 'Nothing kept', 'Stored as User'],
    ['Recently viewed', 'Nothing kept', 'Stored as recentlyViewed'],
    ['Currency', 'AED', 'Stored as currency'],
    ['No offline copy', 'Turned off', 'Stored as offlineCopy'],
    ['Rescued copies', '2 copies', 'Stored as Cart.bak, wishlist.bak'],
    ['Checkout form', '1 field filled in', 'Stored as Checkout'],
    ['Notices you have seen', 'Nothing kept', 'Stored as Cart.told, wishlist.told'],
    ['Reloads', '1 page', 'Stored as reloaded /…'],
  ]);
  expect(
    within(item('Cart')).getByText(/still there tomorrow\. Kept until you remove them\.$/),
  ).toBeVisible();
});

test('A-75 without stored data there is no button to save or delete it', async () => {
  await open();
  expect(screen.getAllByText('Nothing kept')).toHaveLength(13);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A-75 an entry is deleted only after confirmation', async () => {
  await open({ Cart: [{ id: 2, qty: 2 }], wishlist: [{ id: 2 }] });
  await userEvent.click(button('Delete: Cart'));
  const firstDialog = await dialog('Delete “Cart”?');
  await userEvent.click(firstDialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(item('Cart')).toHaveTextContent('1 product');

  await userEvent.click(button('Delete: Cart'));
  await userEvent.click((await dialog('Delete “Cart”?')).getByRole('button', { name: 'Delete' }));
  expect(Object.keys(localStorage)).toEqual(['wishlist']);
  expect(item('Cart')).toHaveTextContent('Nothing kept');
  expect(screen.getByRole('status')).toHaveTextContent('Deleted: Cart.');
});

test('A-75 SES-01 deleting the account also deletes the session, as the dialog says', async () => {
  await open({ RegisteredUser: account, User: account, currency: 'KHR' });
  await userEvent.click(button('Delete: Account'));
  const accountDialog = await dialog('Delete “Account”?');
  expect(accountDialog.getByText(/^You'll be logged out, and you won't be able to log in/)).toBeVisible();
  await userEvent.click(accountDialog.getByRole('button', { name: 'Delete' }));
  expect(Object.keys(localStorage)).toEqual(['currency']);
});

test('F-158 A-75 if no file can be made, the page says so and shows the data as text to copy', async () => {
  await open({ Cart: [{ id: 2, qty: 2 }] });
  // jsdom lacks URL.createObjectURL.
  await userEvent.click(button('Save as a file'));
  await screen.findByText("Your browser couldn't make the file. Read and copy your data below instead.");
  expect(await screen.findByText(/"qty": 2/)).toBeVisible();
  await userEvent.click(button('Copy'));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    device: { Cart: [{ id: 2, qty: 2 }] },
  });
});

test('F-158 A-75 if the browser refuses to copy, the text is selected', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await open({ Cart: [{ id: 2, qty: 2 }] });
  await userEvent.click(screen.getByText('Read and copy as text'));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText(/^Your browser doesn't let us copy\. The text is selected/);
  expect(window.getSelection()?.toString()).toContain('"qty": 2');
});

describe('the offline copy', () => {
  const size = () => screen.getByTestId('offline-copy-size');
  const keepCopy = () => screen.getByRole('checkbox', { name: 'Keep an offline copy' });

  /** Gives the browser a worker, and caches with one file of this many bytes. */
  function givenCopy(bytes: number) {
    const files = new Map([['minato-pages-http://localhost/-build', bytes]]);
    const registration = {
      scope: 'http://localhost/',
      installing: null,
      waiting: null,
      active: { postMessage: jest.fn() },
      unregister: jest.fn(async () => true),
    };
    const serviceWorker = {
      ready: new Promise(() => {}),
      getRegistration: async () => registration,
      register: jest.fn(async () => {
        files.set('minato-precache-v2-http://localhost/', 2_340_000);
        return registration;
      }),
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const openCache = async (name: string) => ({
      matchAll: async () => [{ blob: async () => ({ size: files.get(name) }) }],
    });
    const caches = {
      keys: async () => [...files.keys()],
      open: openCache,
      delete: async (name: string) => files.delete(name),
    };
    Object.defineProperty(window, 'caches', { value: caches, configurable: true });
    return { registration, serviceWorker };
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'caches');
  });

  test('A-71 its size is shown, and the switch removes it, is remembered, and begins it again', async () => {
    const { registration, serviceWorker } = givenCopy(1_160_000);
    await open();
    expect(keepCopy()).toBeChecked();
    expect(size()).toHaveTextContent('1.2 MB on this device');
    let finishUnregistering = (): void => {};
    registration.unregister.mockReturnValueOnce(
      new Promise((resolve) => {
        finishUnregistering = () => resolve(true);
      }),
    );
    await userEvent.click(keepCopy());
    expect(size()).toHaveTextContent('One moment');
    finishUnregistering();
    await waitFor(() => expect(size()).toHaveTextContent('Turned off, nothing kept'));
    expect(keepCopy()).not.toBeChecked();
    expect(registration.active.postMessage).toHaveBeenCalledWith({ type: 'REMOVE_COPY' });
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(await window.caches.keys()).toEqual([]);
    expect(localStorage.getItem('offlineCopy')).toBe('false');
    await userEvent.click(keepCopy());
    await waitFor(() => expect(size()).toHaveTextContent('2.3 MB on this device'));
    expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(localStorage.getItem('offlineCopy')).toBeNull();
  });

  test('A-71 A-75 it is deleted with everything else', async () => {
    const { registration } = givenCopy(1_160_000);
    await open({ currency: 'KHR' });
    await userEvent.click(button('Delete everything'));
    const everything = await dialog('Delete everything?');
    await userEvent.click(everything.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(size()).toHaveTextContent('Nothing kept yet'));
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(keepCopy()).toBeChecked();
  });

  test('A-71 a browser without workers cannot keep one', async () => {
    await open();
    expect(keepCopy()).toBeDisabled();
    expect(size()).toHaveTextContent("Your browser can't keep one, or doesn't let us");
  });
});
